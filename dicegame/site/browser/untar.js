// Read a tar file: the names of its files, and their bytes.
const decoder = new TextDecoder();
const BLOCK = 512;

export function* untar(bytes) {
  const text = (from, length) => decoder.decode(bytes.subarray(from, from + length)).split("\0")[0];
  for (let at = 0; bytes[at]; ) {
    const name = [text(at + 345, 155), text(at, 100)].filter(Boolean).join("/");
    const size = parseInt(text(at + 124, 12), 8);
    yield [name, bytes.subarray(at + BLOCK, at + BLOCK + size)];
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
