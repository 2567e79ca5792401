import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildOpenApi } from "@/lib/contract/openapi";
import { inRoot } from "@/tools/site/root.mjs";

test("the OpenAPI document passes a public linter without errors or warnings", () => {
  const folder = mkdtempSync(join(tmpdir(), "openapi-"));
  try {
    const file = join(folder, "openapi.json");
    writeFileSync(file, JSON.stringify(buildOpenApi()));
    const config = `--config=${inRoot("tools/proof/installed/redocly.yaml")}`;
    const report = execFileSync(
      inRoot("tools/proof/installed/node_modules/.bin/redocly"),
      ["lint", file, "--format=json", config],
      {
        encoding: "utf8",
        env: { ...process.env, REDOCLY_TELEMETRY: "off" },
        stdio: ["ignore", "pipe", "ignore"],
      },
    );
    expect(JSON.parse(report)).toMatchObject({ totals: { errors: 0, warnings: 0 } });
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 300_000);
