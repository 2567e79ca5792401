import { readFileSync } from "node:fs";
import { join } from "node:path";
import { perProcess } from "./per-process";

/** The id of this build; empty in development. */
export const buildId = (): string =>
  perProcess("build-id", () => {
    if (process.env.NODE_ENV !== "production") return "";
    try {
      return readFileSync(join(process.cwd(), ".next/BUILD_ID"), "utf8").trim();
    } catch {
      return "";
    }
  });
