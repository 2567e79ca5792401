import { createHash } from "node:crypto";
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { cacheHome } from "./cache-home.mjs";
import { root } from "./root.mjs";
import { run } from "./run.mjs";

/**
 * The installed packages as one archive, for the next checkout with the same lockfile, Node and machine: unpacking it
 * takes a tenth of the work of `npm ci`. An archive whose checksum is wrong is removed and not used.
 * @param {{ folder?: string, home?: string }} places for tests
 */
export function packageCache({ folder = root, home = join(cacheHome(), "packages") } = {}) {
  const archive = join(home, `${keyOf(folder)}.tar`);
  const checksum = `${archive}.sha256`;

  return {
    /** Unpacks the archive. @returns {Promise<boolean>} false where there is none, or it is broken */
    async restore() {
      if (!existsSync(archive) || !existsSync(checksum)) return false;
      const modules = join(folder, "node_modules");
      rmSync(modules, { recursive: true, force: true });
      const isSound = readFileSync(checksum, "utf8") === (await sha256Of(archive));
      if (isSound && (await tar(["-xf", archive, "-C", folder]))) return true;
      rmSync(modules, { recursive: true, force: true });
      rmSync(archive, { force: true });
      rmSync(checksum, { force: true });
      return false;
    },
    /** Keeps what is installed, in the place of older archives; a disk without room for it is no failure. */
    async keep() {
      const draft = `${archive}.${process.pid}`;
      try {
        mkdirSync(home, { recursive: true });
        // Caches of the tools in it belong to this checkout.
        const isPacked = await tar([
          "-cf",
          draft,
          "--exclude=node_modules/.cache",
          "-C",
          folder,
          "node_modules",
        ]);
        if (!isPacked) return;
        const sum = await sha256Of(draft);
        for (const old of readdirSync(home)) if (join(home, old) !== draft) rmSync(join(home, old));
        renameSync(draft, archive);
        // Last: an archive counts once its checksum is there.
        writeFileSync(checksum, sum);
      } catch {
        // The packages themselves are in place.
      } finally {
        rmSync(draft, { force: true });
      }
    },
  };
}

/** What decides which files npm installs. */
function keyOf(folder) {
  const hash = createHash("sha256");
  for (const name of ["package-lock.json", ".npmrc"])
    hash.update(`${name}\0`).update(readIfThere(join(folder, name)));
  const { glibcVersionRuntime = "" } = process.report?.getReport().header ?? {};
  hash.update([process.versions.modules, process.platform, process.arch, glibcVersionRuntime].join("\0"));
  return hash.digest("hex").slice(0, 32);
}

const readIfThere = (path) => (existsSync(path) ? readFileSync(path) : "");

async function sha256Of(path) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path, { highWaterMark: 2 ** 20 }), hash);
  return hash.digest("hex");
}

const tar = async (args) => (await run("tar", args, { stdio: "ignore" })) === 0;
