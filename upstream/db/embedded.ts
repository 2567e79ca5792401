/**
 * PGlite's data directory: used by one process at a time, built beside its final name and renamed, so that a crash
 * leaves no incomplete one.
 */
import { mkdir, mkdtemp, readFile, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { lockDirectory } from "./lock-directory";

export interface Embedded {
  address: { host: string; port: number; user: string; database: string };
  close(): Promise<void>;
}

const PORT = 5432;

/** Opens the database below `dataDir`, and creates it on the first start. */
export async function openEmbedded(dataDir: string): Promise<Embedded> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockDirectory(dataDir);
  const home = join(dataDir, "pglite");
  // Unix socket paths are limited to 108 bytes, data directories are not.
  const sockets = await mkdtemp(join(tmpdir(), "upstream-db-"));
  try {
    if (!(await exists(home))) await build(home, sockets);
    const worker = await boot(home, sockets);
    const close = async () => {
      await shut(worker);
      await rm(sockets, { recursive: true, force: true });
      await unlock();
    };
    return { address: { host: sockets, port: PORT, user: "postgres", database: "postgres" }, close };
  } catch (error) {
    await rm(sockets, { recursive: true, force: true });
    await unlock();
    throw error;
  }
}

/** Creates the empty cluster under a temporary name: a kill in these seconds leaves nothing half-made. */
async function build(home: string, sockets: string): Promise<void> {
  const draft = `${home}.tmp`;
  await rm(draft, { recursive: true, force: true });
  await shut(await boot(draft, sockets));
  await rename(draft, home);
}

async function boot(home: string, sockets: string): Promise<Worker> {
  const worker = new Worker(join(import.meta.dirname, "pglite-worker.mjs"), {
    workerData: { dataDir: home, socketPath: join(sockets, `.s.PGSQL.${PORT}`), program: await program() },
    execArgv: [],
  });
  await new Promise<void>((resolve, reject) => {
    worker.once("message", () => resolve());
    worker.once("error", (error) =>
      reject(new Error(`the database in ${home} does not open: ${error.message}`)),
    );
    worker.once("exit", () => reject(new Error(`the database in ${home} does not open`)));
  });
  worker.removeAllListeners("exit");
  return worker;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * PGlite's compiled WebAssembly, cached per process: further databases (in tests, hundreds) start in a third of
 * the time.
 */
function program(): Promise<WebAssembly.Module> {
  const { resolve } = createRequire(import.meta.url);
  compiled ??= readFile(join(dirname(resolve("@electric-sql/pglite")), "pglite.wasm")).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  return compiled;
}

async function shut(worker: Worker): Promise<void> {
  const closed = new Promise<void>((resolve) => worker.once("message", () => resolve()));
  worker.postMessage("close");
  await closed;
  await worker.terminate();
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
