import { readFileSync } from "node:fs";
import { join } from "node:path";
import { perProcess } from "./per-process";

/** What this build is called; empty in development, where there is none. */
export const buildId = (): string =>
  perProcess("build-id", () => {
    if (process.env.NODE_ENV !== "production") return "";
    try {
      return readFileSync(join(process.cwd(), ".next/BUILD_ID"), "utf8").trim();
    } catch {
      return "";
    }
  });
