import { spawnSync } from "node:child_process";

/** Whether tests that ask git can run: a machine with Node and this project alone has none. In CI they have to. */
export const hasGit = process.env.CI === "true" || spawnSync("git", ["--version"]).status === 0;
