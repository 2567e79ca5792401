import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { codeOf, demoSecret } from "@/upstream/operators/totp";

describe("npm run operator-code", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "box-"));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const TOKEN_SECRET = "a secret that signs the tokens of a box";
  writeFileSync(join(dataDir, "secrets.json"), JSON.stringify({ TOKEN_SECRET }));
  const run = (name: string, env: Record<string, string> = {}) =>
    execFileSync("npx", ["tsx", "scripts/operator-code.ts", name], {
      env: { ...process.env, TOKEN_SECRET: "", DATABASE_URL: "", DATA_DIR: dataDir, ...env },
      encoding: "utf8",
      stdio: "pipe",
    });

  test("prints the current code of a demo operator of the embedded mode, and of nobody else", () => {
    const before = codeOf(demoSecret(TOKEN_SECRET, "admin01"), Date.now());
    const said = run("admin01").slice(0, 6);
    expect([before, codeOf(demoSecret(TOKEN_SECRET, "admin01"), Date.now())]).toContain(said);
    expect(() => run("someone1")).toThrow("is no demo operator");
    expect(() => run("admin01", { DATABASE_URL: "postgres://nowhere" })).toThrow("operators' own apps");
  });
});
