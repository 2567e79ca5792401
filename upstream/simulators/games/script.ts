/** The script of the demo games' pages: a bundle next to the service, or built from the sources. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

let made: Promise<string> | undefined;

export function gameScript(): Promise<string> {
  made ??= read().catch((error) => {
    made = undefined;
    throw error;
  });
  return made;
}

async function read(): Promise<string> {
  const bundle = fileURLToPath(new URL("./demo-games.js", import.meta.url));
  if (existsSync(bundle)) return readFile(bundle, "utf8");
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("./client/main.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    charset: "utf8",
  });
  return outputFiles[0]?.text ?? "";
}
