/**
 * `npm run operator-code -- NAME`: the current code of a demo operator's second factor, in embedded mode only.
 * It is derived from the stored secret, without a call to the running site.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FACTOR_PERIOD_SECONDS } from "@/lib/domain/operators/second-factor";
import { demoOperators, isDemoOperator } from "@/lib/domain/operators/staff";
import { codeOf, demoSecret } from "@/upstream/operators/totp";

function main(): string {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const [name = ""] = process.argv.slice(2);
  const { DATABASE_URL, DATA_DIR, TOKEN_SECRET } = process.env;
  if (DATABASE_URL) throw new Error("with DATABASE_URL set, codes are in the operators' own apps alone");
  if (!isDemoOperator(name)) throw new Error(`"${name}" is no demo operator: ${demoOperators.join(", ")}`);
  const secret = TOKEN_SECRET || secretOfBox(resolve(DATA_DIR || ".data"));
  const nowMs = Date.now();
  const left = FACTOR_PERIOD_SECONDS - (Math.floor(nowMs / 1000) % FACTOR_PERIOD_SECONDS);
  return `${codeOf(demoSecret(secret, name), nowMs)} (for ${left} s more)`;
}

function secretOfBox(dataDir: string): string {
  const path = join(dataDir, "secrets.json");
  if (!existsSync(path)) throw new Error(`there is no ${path}; start the site once`);
  const { TOKEN_SECRET } = JSON.parse(readFileSync(path, "utf8")) as { TOKEN_SECRET?: string };
  if (!TOKEN_SECRET) throw new Error(`${path} holds no TOKEN_SECRET`);
  return TOKEN_SECRET;
}

try {
  process.stdout.write(`${main()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
