// Compile Python files with the Python that will run them: node compile.mjs PYODIDE IN.tar OUT.tar
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, from, to] = process.argv.slice(2).map((name) => resolve(name));
const { loadPyodide } = await import(pathToFileURL(folder + "/pyodide.mjs"));
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", HOME: "/" } });
python.FS.writeFile("/in.tar", readFileSync(from));
python.runPython(`
import io, sys, tarfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

def without_lines(code):
    """Leave out which instruction is of which line: a third of the size, and there are no sources to show lines of."""
    units = len(code.co_code) // 2
    nowhere = bytes([0b11111000 + 7] * (units // 8) + [0b11111000 + units % 8 - 1] * (units % 8 > 0))
    parts = tuple(without_lines(one) if isinstance(one, type(code)) else one for one in code.co_consts)
    return code.replace(co_linetable=nowhere, co_consts=parts)

with tarfile.open("/in.tar") as sources, tarfile.open("/out.tar", "w", format=tarfile.USTAR_FORMAT) as compiled:
    for one in sources:
        source = sources.extractfile(one).read()
        code = compile(source, one.name, "exec", dont_inherit=True, optimize=2)
        data = bytes(_code_to_hash_pyc(without_lines(code), source_hash(source), False))
        made = tarfile.TarInfo(one.name + "c")
        made.size = len(data)
        compiled.addfile(made, io.BytesIO(data))
`);
writeFileSync(to, python.FS.readFile("/out.tar"));
process.exit(0);
