// Python with the application, in a worker of its own. It answers the requests that the service worker passes on.
// A second worker of the same kind does long work, so that pages answer meanwhile.
import { loadPyodide } from "./pyodide/pyodide.mjs";
import { Disk, UNREAD } from "./disk.js";
import { untar } from "./untar.js";

const HOME = "/lib/python3.14/site-packages/";
const LOCK = JSON.stringify({ info: { abi_version: "2026_0" }, packages: {} }); // everything comes in our own bundles
const FIRST = ["packages.tar", "program.tar"];
let python = null;

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

async function boot(bundles) {
  python = await loadPyodide({ indexURL: "./pyodide/", lockFileContents: LOCK });
  for (const name of bundles) await unpack(name);
}

// The first worker: the application.
let device = null, disk = null;

// What the browser does not store stays in memory, and the shell says so. Python gets no DOMException: it cannot raise one.
async function isStored(work) {
  try {
    await work;
    postMessage({ stored: true });
    return true;
  } catch (error) {
    console.warn(error);
    postMessage({ stored: false, unread: error.message === UNREAD, reason: error.name });
    return false;
  }
}

async function start({ place, folder, languages }) {
  await boot(FIRST);
  disk = new Disk(python.FS, folder);
  await isStored(disk.read());
  const browser = { write: () => isStored(disk.write()), load: unpack, work, stop };
  device = await python.pyimport("dicegame.site.device.start").start(place, folder, languages, browser);
  postMessage({ stage: "ready" });
}

async function answer({ method, path, headers, body }, port) {
  const gone = python.runPython("import asyncio; asyncio.Event()");
  port.onmessage = () => gone.set();
  await device.answer(method, path, headers, new Uint8Array(body), gone, (part) => port.postMessage(part));
  port.postMessage({ end: true });
}

// The second worker: one task at a time.
let second = null, booted = null;

function work(task) {
  second ||= new Worker("worker.js", { type: "module" });
  return new Promise((done, fail) => {
    second.onmessage = ({ data }) => data.result ? done(data.result) : fail(new Error(data.reason));
    second.onerror = (event) => fail(new Error(event.message));
    second.postMessage({ task: task.slice() });
  });
}

function stop() {
  if (second) second.terminate();
  second = null;
}

async function run(task) {
  booted ||= boot([...FIRST, "bots.tar"]);
  await booted;
  postMessage({ result: python.pyimport("dicegame.site.device.start").run_task(task) });
}

const broken = (error) => postMessage({ stage: "broken", reason: String(error && error.message || error) });

addEventListener("message", ({ data, ports }) => {
  if (data.start) start(data.start).catch(broken);
  else if (data.task) run(data.task).catch(broken);
  else answer(data.ask, ports[0]).catch((error) => {
    console.error(error);
    ports[0].postMessage({ broken: true });
  });
});
