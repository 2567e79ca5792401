import { execFileSync } from "node:child_process";
import { root } from "./root.mjs";

const COMMIT = /^[0-9a-f]{40}$/;

/**
 * The id of a build of these sources, the same on every machine: the commit that changed them last, in a clean
 * checkout with its whole history, else their hash.
 * @param {string[]} sources relative to the project
 * @param {string} hash of the sources
 */
export function buildIdOf(sources, hash, cwd = root) {
  try {
    const git = (...args) => execFileSync("git", args, { cwd, encoding: "utf8", stdio: "pipe" }).trim();
    if (git("rev-parse", "--is-shallow-repository") !== "false") return hash;
    if (git("status", "--porcelain", "--", ...sources) !== "") return hash;
    const commit = git("log", "-1", "--format=%H", "--", ...sources);
    return COMMIT.test(commit) ? commit : hash;
  } catch {
    // No git, or no checkout.
    return hash;
  }
}

/**
 * Whether a build may keep its id: one of the same sources under another commit is made anew, so that all machines
 * agree; one that was made before its sources were committed is not.
 */
export const keepsId = (id, wanted) => id === wanted || !COMMIT.test(id) || !COMMIT.test(wanted);
