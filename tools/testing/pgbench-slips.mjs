import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * The statement of a slip by itself, without the service: the ceiling of what calls can reach.
 * @param {string} program pgbench
 * @param {string} url the database
 * @param {{ members: readonly string[], betId: string, option: string, rate: number, lines: number, numbers: number }}
 *   slip one baht a line on so many different numbers of three digits, by these members in turns
 * @param {{ clients: number, seconds: number }} size
 * @returns {Promise<number>} slips per second
 * @throws Error where a transaction failed
 */
export async function pgbenchSlips(program, url, slip, { clients, seconds }) {
  const { members, betId, option, rate, lines, numbers } = slip;
  const each = (value) => `ARRAY[${Array.from({ length: lines }, (_, at) => value(at)).join(", ")}]`;
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
    p_numbers: each(() => `lpad(floor(random() * ${numbers})::int::text, 3, '0')`),
    p_prices: `${each(() => "100")}::bigint[]`,
    p_multiplies: each(() => String(Math.round(rate * 100))),
  };
  const named = Object.entries(given).map(([name, value]) => `${name} => ${value}`);
  const home = mkdtempSync(join(tmpdir(), "pgbench-"));
  try {
    const file = join(home, "slip.sql");
    writeFileSync(file, `SELECT place_poy(${named.join(", ")}) AS result;\n`);
    const size = ["-c", String(clients), "-j", "2", "-T", String(seconds)];
    const args = ["-n", "-M", "prepared", ...size, "-f", file, url];
    const { stdout } = await promisify(execFile)(program, args);
    const failed = /number of failed transactions: ([1-9]\d*)/.exec(stdout);
    if (failed) throw new Error(`pgbench: ${failed[0]}`);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
