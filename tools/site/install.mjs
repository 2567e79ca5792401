import { statSync } from "node:fs";
import { relative } from "node:path";
import { followingEnv } from "./follow.mjs";
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
 * Runs `npm ci` when the packages of a folder are missing or older than its lockfile.
 * @throws StartError when it fails
 */
export async function installWhenNeeded(folder = root) {
  if (isInstalled(folder)) return;
  say(`Installing packages (npm ci${folder === root ? "" : ` in ${relative(root, folder)}`}) …`);
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // A command of npm names the project to the commands that it starts; the prefix says otherwise.
  const args = ["ci", `--prefix=${folder}`, "--include=dev", "--no-progress", "--loglevel=error"];
  const code = await run(npm, args, { cwd: folder, env: followingEnv(process.env) });
  if (code !== 0) throw new StartError("npm ci failed; its own words stand above.");
}

/** Installs the packages that only the proof uses, in a folder of their own. @throws StartError when it fails */
export const installProof = () => installWhenNeeded(inRoot("tools/proof/installed"));

function modifiedMs(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
