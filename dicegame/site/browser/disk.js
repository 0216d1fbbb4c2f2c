// The folder of the app's data, kept in IndexedDB in the form of Emscripten's IDBFS. A write stores all changes or none.
const VERSION = 21, STORE = "FILE_DATA", TIME = "timestamp", PATIENCE_MS = 10000;
export const UNREAD = "what was stored could not be read";
const IS_FILE = 0o100000, KIND = 0o170000;

const result = (request) => new Promise((done, fail) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => fail(request.error);
});

// Opened for each use: a connection that was kept would be of no use once the browser has deleted the database.
async function using(name, mode, work) {
  const opening = indexedDB.open(name, VERSION);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE).createIndex(TIME, TIME);
  const database = await result(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const end = new Promise((done, fail) => {
      transaction.oncomplete = done;
      transaction.onabort = () => fail(transaction.error || new Error("aborted"));
    });
    return (await Promise.all([work(transaction.objectStore(STORE)), end]))[0];
  } finally {
    database.close();
  }
}

const inTime = (work) => Promise.race([work, new Promise((_, fail) => setTimeout(() => fail(new Error("timeout")), PATIENCE_MS))]);

export class Disk {
  constructor(files, folder) {
    [this.files, this.folder, this.stored, this.isRead] = [files, folder, new Map(), false];
    files.mkdirTree(folder);
  }

  async read() {
    const [paths, entries] = await inTime(using(this.folder, "readonly", (store) => Promise.all([result(store.getAllKeys()), result(store.getAll())])));
    paths.forEach((path, at) => {
      const { mode, contents } = entries[at];
      if ((mode & KIND) !== IS_FILE) return;
      this.files.writeFile(path, contents);
      this.stored.set(path, this.files.stat(path).mtime.getTime());
    });
    this.isRead = true;
  }

  async write() {
    const found = this.files.readdir(this.folder).map((name) => this.folder + "/" + name).map((path) => [path, this.files.stat(path)]);
    const now = new Map(found.filter(([, { mode }]) => (mode & KIND) === IS_FILE));
    const contents = new Map([...now.keys()].map((path) => [path, this.files.readFile(path)])); // all of one moment
    await inTime(using(this.folder, "readwrite", async (store) => {
      const there = new Set(await result(store.getAllKeys()));
      if (!this.isRead && there.size) throw new Error(UNREAD); // these games are not in memory
      for (const [path, { mode, mtime }] of now) {
        if (there.has(path) && this.stored.get(path) === mtime.getTime()) continue;
        store.put({ [TIME]: mtime, mode, contents: contents.get(path) }, path);
      }
      for (const path of there) if (!now.has(path)) store.delete(path);
    }));
    this.isRead = true;
    this.stored = new Map([...now].map(([path, { mtime }]) => [path, mtime.getTime()]));
  }
}
