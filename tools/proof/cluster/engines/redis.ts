import { join } from "node:path";
import { findFreePort } from "../../../site/ports.mjs";
import { acceptsAt } from "./answers";
import { createProgram, type Program } from "./program";

/** Redis without a file: it keeps nothing that could not be lost. */
export async function createRedis(home: string): Promise<Program & { readonly port: number }> {
  const port = await findFreePort();
  const program = createProgram({
    name: "redis",
    command: "/usr/bin/redis-server",
    args: ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", home],
    logFile: join(home, "redis.log"),
    answers: () => acceptsAt(port),
  });
  return { ...program, port };
}
