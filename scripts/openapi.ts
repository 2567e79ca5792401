/** Writes the OpenAPI document to `.build/openapi.json`, or to standard output with `-`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { buildOpenApi } from "@/lib/contract/openapi";

const document = `${JSON.stringify(buildOpenApi(), null, 2)}\n`;

if (process.argv[2] === "-") {
  process.stdout.write(document);
} else {
  mkdirSync(".build", { recursive: true });
  writeFileSync(".build/openapi.json", document);
  process.stdout.write(".build/openapi.json written\n");
}
