import { execFile, execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { inRoot } from "../../site/root.mjs";
import type { Cluster } from "./cluster";
import { foreign } from "./site-processes";

/** A built release in a folder of its own. */
export interface Release {
  root: string;
  commit: string;
}

const run = promisify(execFile);
const MIGRATIONS = "upstream/db/migrations/*.sql";

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: inRoot(), encoding: "utf8", stdio: "pipe" }).trim();

/**
 * The newest commit before the newest migration was added, which knows nothing of it.
 * @throws Error where the clone is too shallow to have it
 */
export function formerCommit(ask: (...args: string[]) => string = git): string {
  if (ask("rev-parse", "--is-shallow-repository") !== "false")
    throw new Error("the clone is shallow: the release before the newest migration is not in it");
  const newest = ask("log", "-1", "--format=%H", "--diff-filter=A", "--", MIGRATIONS);
  return ask("rev-parse", `${newest}^`);
}

/**
 * Takes the release of that commit out of the history and builds it by its own tools: minutes. Its folder is removed at
 * the end of the trial.
 */
export async function buildFormer({ atClose }: Pick<Cluster, "atClose">): Promise<Release> {
  const commit = formerCommit();
  const root = mkdtempSync(join(tmpdir(), "former-release-"));
  atClose(async () => rmSync(root, { recursive: true, force: true }));
  const archive = join(root, "release.tar");
  git("archive", `--output=${archive}`, commit);
  execFileSync("tar", ["-xf", archive, "-C", root]);
  rmSync(archive);
  await install(root);
  const build = 'import("./tools/site/build.mjs").then((it) => it.buildWhenStale())';
  await run(process.execPath, ["-e", build], { cwd: root, env: { ...process.env, ...foreign } });
  return { root, commit };
}

/** The packages of here where both lock the same ones: links cost no room, and nothing is fetched. */
async function install(root: string): Promise<void> {
  const lockOf = (folder: string) => readFileSync(join(folder, "package-lock.json"), "utf8");
  const here = inRoot("node_modules");
  if (lockOf(root) !== lockOf(inRoot()) || !existsSync(here))
    return void (await run("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], { cwd: root }));
  await run("cp", ["-al", here, join(root, "node_modules")]).catch(() =>
    cpSync(here, join(root, "node_modules"), { recursive: true }),
  );
}
