import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { takeLock } from "@/tools/site/lock.mjs";
import { startMark } from "@/tools/site/process-facts.mjs";

const folder = mkdtempSync(join(tmpdir(), "lock-"));
const path = join(folder, "launcher.lock");
afterAll(() => rmSync(folder, { recursive: true }));

describe("a lock", () => {
  test("is taken once, names its holder, and is free after its release", () => {
    const lock = takeLock(path);
    expect(takeLock(path)).toEqual({ heldBy: process.pid });
    if ("release" in lock) lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test("of a process that is gone is taken over", async () => {
    const child = spawn(process.execPath, ["-e", ""]);
    await once(child, "exit");
    writeFileSync(path, JSON.stringify({ pid: child.pid, mark: "1" }));
    const lock = takeLock(path);
    expect(JSON.parse(readFileSync(path, "utf8"))).toEqual({
      pid: process.pid,
      mark: startMark(process.pid),
    });
    if ("release" in lock) lock.release();
  });

  test("of an earlier process with the number of one that runs now is taken over", () => {
    writeFileSync(path, JSON.stringify({ pid: process.ppid, mark: "an earlier start" }));
    const lock = takeLock(path);
    expect(lock).toHaveProperty("release");
    if ("release" in lock) lock.release();
  });

  test("cut short by a full disk holds nobody", () => {
    writeFileSync(path, '{"pid":');
    const lock = takeLock(path);
    expect(lock).toHaveProperty("release");
    if ("release" in lock) lock.release();
  });
});
