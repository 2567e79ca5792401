import { statSync, utimesSync } from "node:fs";
import { relative } from "node:path";
import { followingEnv } from "./follow.mjs";
import { packageCache } from "./package-cache.mjs";
import { inRoot, root } from "./root.mjs";
import { run } from "./run.mjs";
import { StartError, say } from "./start-error.mjs";

// npm writes its stamp at the end of an install, a few seconds after the lockfile's last write.
const slackMs = 5000;

/** True when node_modules was installed from the present lockfile. */
export function isInstalled(folder = root) {
  const stamp = modifiedMs(`${folder}/node_modules/.package-lock.json`);
  return stamp > 0 && stamp + slackMs >= modifiedMs(`${folder}/package-lock.json`);
}

/**
 * Installs the packages of a folder when they are missing or older than its lockfile.
 * @throws StartError when it fails
 */
export async function installWhenNeeded(folder = root) {
  if (!isInstalled(folder)) await install(folder);
}

/**
 * Installs packages anew: the product's from the archive of an earlier install, else by `npm ci`.
 * @throws StartError when it fails
 */
export async function install(folder = root) {
  const cache = folder === root ? packageCache() : null;
  if (await cache?.restore()) {
    // npm's stamp is as old as the archive; the lockfile of a new checkout is younger.
    utimesSync(`${root}/node_modules/.package-lock.json`, new Date(), new Date());
    return;
  }
  say(`Installing packages (npm ci${folder === root ? "" : ` in ${relative(root, folder)}`}) …`);
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // A command of npm names the project to the commands that it starts; the prefix says otherwise.
  const args = [
    "ci",
    `--prefix=${folder}`,
    "--include=dev",
    "--prefer-offline",
    "--no-progress",
    "--loglevel=error",
  ];
  const code = await run(npm, args, { cwd: folder, env: followingEnv(process.env) });
  if (code !== 0) throw new StartError("npm ci failed; its own words stand above.");
  // Where every run has a machine of its own nobody would use it.
  if (!process.env.CI) await cache?.keep();
}

/** Installs the packages that only the proof uses, in a folder of their own. @throws StartError when it fails */
export const installProof = () => installWhenNeeded(inRoot("tools/proof/installed"));

function modifiedMs(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
