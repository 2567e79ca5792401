/**
 * Writes the OpenAPI document to `.build/openapi.json`, or to standard output with `-`; with `--spec-only` the floor of
 * the product spec to `.build/openapi-spec.json`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { buildFloorOpenApi, buildOpenApi } from "@/lib/contract/openapi";

const asked = process.argv.slice(2);
const isFloor = asked.includes("--spec-only");
const document = `${JSON.stringify(isFloor ? buildFloorOpenApi() : buildOpenApi(), null, 2)}\n`;

if (asked.includes("-")) {
  process.stdout.write(document);
} else {
  const file = isFloor ? ".build/openapi-spec.json" : ".build/openapi.json";
  mkdirSync(".build", { recursive: true });
  writeFileSync(file, document);
  process.stdout.write(`${file} written\n`);
}
