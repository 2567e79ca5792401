import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Role } from "@/lib/domain/access/roles";
import { inRoot } from "../../tools/site/root.mjs";

/** What a unit of deploy/systemd gives its process, but for the files of a real machine. */
export interface Unit {
  /** Arguments for this node. */
  args: string[];
  env: Record<string, string>;
}

/**
 * A role's unit, so that the trial starts what an operator would start. `port`: the unit's instance; `root`: the
 * release's folder.
 */
export function unitOf(role: Exclude<Role, "all">, port: number, root = inRoot()): Unit {
  const [single, instances] = ["", "@"].map((mark) =>
    join(root, "deploy", "systemd", `house-${role}${mark}.service`),
  ) as [string, string];
  const lines = readFileSync(existsSync(single) ? single : instances, "utf8")
    .replaceAll("%i", String(port))
    .split("\n");
  const valuesOf = (key: string) =>
    lines
      .filter((line) => line.startsWith(`${key}=`))
      .flatMap((line) => line.slice(key.length + 1).split(" "));
  const [, ...args] = valuesOf("ExecStart");
  const env = Object.fromEntries(
    valuesOf("Environment").map((pair) => [
      pair.slice(0, pair.indexOf("=")),
      pair.slice(pair.indexOf("=") + 1),
    ]),
  );
  return { args, env };
}
