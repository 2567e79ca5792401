import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { inDatabaseFolder, type Server } from "./postgres";

/** The statement of a slip by itself: the ceiling of what calls can reach. Returns slips per second. */
export async function pgbenchSlips(
  home: string,
  { port }: Pick<Server, "port">,
  slip: { members: readonly string[]; betId: string; option: string; rate: number; lines: number },
  { clients, seconds }: { clients: number; seconds: number },
): Promise<number> {
  const { members, betId, option, rate, lines } = slip;
  const each = (value: (at: number) => string) =>
    `ARRAY[${Array.from({ length: lines }, (_, at) => value(at)).join(", ")}]`;
  const uuids = members.map((uuid) => `'${uuid}'`).join(", ");
  const given = {
    p_member: `(ARRAY[${uuids}]::uuid[])[:client_id % ${members.length} + 1]`,
    p_bet_id: `'${betId}'`,
    p_key: "gen_random_uuid()::text",
    p_body_hash: "'the hash of a body'",
    p_note: "''",
    p_kind: "'BET_GOV'",
    p_refs: each((at) => `'l${at}'`),
    p_adds: each(() => "1"),
    p_options: each(() => `'${option}'`),
    p_numbers: each(() => "lpad(floor(random() * 1000)::int::text, 3, '0')"),
    p_prices: `${each(() => "100")}::bigint[]`,
    p_multiplies: each(() => String(Math.round(rate * 100))),
  };
  const file = join(home, "slip.sql");
  const named = Object.entries(given).map(([name, value]) => `${name} => ${value}`);
  writeFileSync(file, `SELECT place_poy(${named.join(", ")}) AS result;\n`);
  const size = ["-c", String(clients), "-j", "2", "-T", String(seconds)];
  const { stdout } = await promisify(execFile)(inDatabaseFolder("pgbench"), [
    ...["-n", "-M", "prepared", ...size, "-f", file],
    `postgres://postgres@127.0.0.1:${port}/house`,
  ]);
  const failed = /number of failed transactions: ([1-9]\d*)/.exec(stdout);
  if (failed) throw new Error(`pgbench: ${failed[0]}`);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}
