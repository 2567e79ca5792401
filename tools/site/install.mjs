import { statSync } from "node:fs";
import { followingEnv } from "./follow.mjs";
import { root } from "./root.mjs";
import { run } from "./run.mjs";
import { StartError, say } from "./start-error.mjs";

// npm writes its stamp at the end of an install, a few seconds after the lockfile's last write.
const slackMs = 5000;

/** True when node_modules was installed from the present lockfile. */
export function isInstalled(folder = root) {
  const stamp = modifiedMs(`${folder}/node_modules/.package-lock.json`);
  return stamp > 0 && stamp + slackMs >= modifiedMs(`${folder}/package-lock.json`);
}

/** Runs `npm ci` when packages are missing or older than the lockfile. @throws StartError when it fails */
export async function installWhenNeeded() {
  if (isInstalled()) return;
  say("Installing packages (npm ci) …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const code = await run(npm, ["ci", "--include=dev", "--no-progress", "--loglevel=error"], {
    env: followingEnv(process.env),
  });
  if (code !== 0) throw new StartError("npm ci failed; its own words stand above.");
}

function modifiedMs(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
