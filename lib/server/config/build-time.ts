import { statSync } from "node:fs";
import { join } from "node:path";
import { perProcess } from "./per-process";

/** When this build was made; null in development. */
export const buildTime = (): Date | null =>
  perProcess("build-time", () => {
    if (process.env.NODE_ENV !== "production") return null;
    try {
      return statSync(join(process.cwd(), ".next/BUILD_ID")).mtime;
    } catch {
      return null;
    }
  });
