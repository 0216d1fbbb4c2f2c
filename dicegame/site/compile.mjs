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

with tarfile.open("/in.tar") as sources, tarfile.open("/out.tar", "w", format=tarfile.USTAR_FORMAT) as compiled:
    for one in sources:
        source = sources.extractfile(one).read()
        code = compile(source, one.name, "exec", dont_inherit=True, optimize=2)
        data = bytes(_code_to_hash_pyc(code, source_hash(source), False))
        made = tarfile.TarInfo(one.name + "c")
        made.size = len(data)
        compiled.addfile(made, io.BytesIO(data))
`);
writeFileSync(to, python.FS.readFile("/out.tar"));
process.exit(0);
