import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A bug about money as a patch: `What:` says in a line what is wrong, `Near:` names the tests next to it. */
export interface MoneyBug {
  name: string;
  what: string;
  near: readonly string[];
  file: string;
}

const folder = "tools/proof/faults/patches";

/** All bugs, in the order of their names. @throws Error on a patch whose head is not as it has to be */
export function moneyBugs(root: string): MoneyBug[] {
  const names = readdirSync(join(root, folder)).sort();
  return names.map((name) => {
    const file = join(root, folder, name);
    const [, what, near] = /^What: (.+\.)\nNear: (.+)\n\n---/.exec(readFileSync(file, "utf8")) ?? [];
    if (!what || !near) throw new Error(`${folder}/${name} does not begin with What: and Near:`);
    return { name: name.replace(/\.patch$/, ""), what, near: near.split(" "), file };
  });
}

/** Why a patch cannot be applied to a tree; null where it can. */
export function whyNotApplied({ name, file }: MoneyBug, tree: string): string | null {
  const { status, stderr } = git(["apply", "--check", file], tree);
  return status === 0 ? null : `${name} no longer applies, its place has changed: ${stderr.trim()}`;
}

/** Plants a bug in a copy of the tree, or takes it back. @throws Error where it no longer applies */
export function applyPatch(bug: MoneyBug, tree: string, way?: "back"): void {
  const { status, stderr } = git(["apply", ...(way ? ["--reverse"] : []), bug.file], tree);
  if (status !== 0) throw new Error(`${bug.name} no longer applies, its place has changed: ${stderr.trim()}`);
}

// A copy is no repository, and must not be taken for a part of one above it.
const git = (args: readonly string[], cwd: string) =>
  spawnSync("git", args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, GIT_CEILING_DIRECTORIES: join(cwd, "..") },
  });
