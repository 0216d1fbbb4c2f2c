// Python with the application, in a worker of its own. It answers the requests that the service worker passes on.
import { loadPyodide } from "./pyodide/pyodide.mjs";
import { untar } from "./untar.js";

const HOME = "/lib/python3.14/site-packages/";
let python = null, device = null;

async function unpack(name) {
  const bytes = new Uint8Array(await (await fetch(name)).arrayBuffer());
  const folders = new Set();
  for (const [path, content] of untar(bytes)) {
    const folder = HOME + path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(HOME + path, content);
  }
}

const sync = (fromDisk) => new Promise((done, fail) => {
  python.FS.syncfs(fromDisk, (error) => error ? fail(error) : done());
});

async function start({ place, folder, languages }) {
  const bundle = fetch("packages.tar"); // begins while Python starts
  python = await loadPyodide({ indexURL: "./pyodide/", lockFileContents: '{"info": {"abi_version": "2026_0"}, "packages": {}}' });
  postMessage({ stage: "starting" });
  await bundle;
  await Promise.all([unpack("packages.tar"), unpack("program.tar")]);
  python.FS.mkdirTree(folder);
  python.FS.mount(python.FS.filesystems.IDBFS, {}, folder);
  await sync(true);
  device = await python.pyimport("dicegame.site.device.start").start(place, folder, languages, () => sync(false), unpack);
}

async function answer({ method, path, headers, body }, port) {
  const gone = python.runPython("import asyncio; asyncio.Event()");
  port.onmessage = () => gone.set();
  await device.answer(method, path, headers, new Uint8Array(body), gone, (part) => port.postMessage(part));
  port.postMessage({ end: true });
}

const told = (error) => postMessage({ stage: "broken", reason: String(error && error.message || error) });

addEventListener("message", ({ data, ports }) => {
  if (data.start) start(data.start).then(() => postMessage({ stage: "ready" }), told);
  else answer(data.ask, ports[0]).catch((error) => { console.error(error); ports[0].postMessage({ broken: true }); });
});
