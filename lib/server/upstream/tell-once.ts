/** What an upstream's operator has to know, but not for every page: one line of the log for each call and process. */
import { perProcess } from "@/lib/server/config/per-process";

/** @param path of the call, with its slash. @param facts are written beside the sentence */
export function tellOnce(path: string, msg: string, facts: Record<string, unknown> = {}): void {
  const told = perProcess("told-of-upstream", () => new Set<string>());
  const what = `${path} ${msg}`;
  if (told.has(what)) return;
  told.add(what);
  process.stderr.write(`${JSON.stringify({ level: "warn", msg, path, ...facts })}\n`);
}
