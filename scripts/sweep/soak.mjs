import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { Pool } from "undici";
import { startOwnSite } from "../../tools/site/own-site.mjs";
import { inRoot } from "../../tools/site/root.mjs";
import { say } from "../../tools/site/start-error.mjs";
import { printTable } from "../../tools/testing/table.mjs";
import { createMember } from "./soak-member.mjs";
import { watchMemory } from "./soak-memory.mjs";
import { createRounds } from "./soak-rounds.mjs";
import { createTimes } from "./soak-times.mjs";
import { createVisitor } from "./visitor.mjs";

const count = 16;
const thinkMs = [500, 2_000];
const mostLines = 20;

/**
 * Members act on the whole site for some minutes, over HTTP as browsers would, with their push sockets open: no
 * slip may be lost, the books must balance, no response may be a 5xx, and memory must not grow.
 * @param {{ minutes: number }} plan
 * @returns {Promise<number>} the number of faults
 */
export async function soak({ minutes }) {
  // Members have addresses of their own, because signups from one address are rate-limited.
  const site = await startOwnSite({ TRUST_PROXY: "1" });
  const pool = new Pool(site.origin, { connections: 2 * count });
  const log = { slips: new Map(), wrong: [], refused: new Map(), events: new Map() };
  const times = createTimes();
  try {
    const visitorAt = (at) =>
      createVisitor(pool, { headers: { "x-forwarded-for": `10.0.0.${at}` }, onAnswer: times.add });
    const rounds = createRounds(visitorAt(0));
    const members = Array.from({ length: count }, (_, index) => {
      const at = index + 1;
      const { origin, secrets } = site;
      return createMember({ at, origin, pushKey: secrets.PUSHER_KEY, visitor: visitorAt(at), rounds, log });
    });
    const pids = { web: site.pidOf("web server"), upstream: site.pidOf("upstream") };
    const endMs = Date.now() + minutes * 60_000;
    const stopWatching = watchMemory(pids);
    await Promise.all(members.map((member) => live(member, endMs, log)));
    const memory = stopWatching();
    const deaf = members.filter((member) => !member.isListening()).length;
    for (const member of members) member.leave();
    await pool.close();
    await site.halt();

    const wrong = [
      ...log.wrong,
      ...times.broken,
      ...memory.filter(({ isLeak }) => isLeak).map(({ name }) => `the memory of ${name} grows`),
      ...(deaf > 0 ? [`${deaf} push sockets were lost`] : []),
      ...(log.events.get("money-update") > 0 ? [] : ["no member was notified of money by push"]),
      ...(log.slips.size > 0 ? [] : ["no slip was accepted"]),
      ...(await wrongBooks(site.dataDir, log.slips)),
    ];
    report({ minutes, times, memory, log, wrong });
    return wrong.length;
  } finally {
    await pool.destroy();
    await site.stop();
  }
}

/** One member's time on the site. A response that never came is logged, and the member goes on. */
async function live(member, endMs, log) {
  const safely = async (act) => {
    try {
      await act();
    } catch (error) {
      log.wrong.push(error.message);
    }
  };
  await safely(member.enter);
  while (Date.now() < endMs) {
    await wait(randomInt(...thinkMs));
    await safely(member.act);
  }
}

/**
 * Checks the ledger's invariants, and that every acknowledged slip is in it. Baht become satang, as in the
 * books.
 */
async function wrongBooks(dataDir, slips) {
  const file = join(dataDir, "slips.json");
  const inSatang = [...slips].map(([id, total]) => [id, Math.round(total * 100)]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(inSatang)));
  const args = [
    inRoot("node_modules/tsx/dist/cli.mjs"),
    inRoot("scripts/sweep/soak-books.ts"),
    dataDir,
    file,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: inRoot(".") });
  return JSON.parse(stdout);
}

function report({ minutes, times, memory, log, wrong }) {
  printTable("Members at work", times.rows());
  const told = (map) => [...map].map(([name, many]) => `${name} ${many}`).join(", ") || "none";
  say(`pushed: ${told(log.events)}; refused: ${told(log.refused)}`);
  const kinds = new Map();
  for (const line of wrong) kinds.set(line, (kinds.get(line) ?? 0) + 1);
  for (const [line, many] of [...kinds].slice(0, mostLines)) say(`BAD  ${many} × ${line}`);
  if (kinds.size > mostLines) say(`BAD  and ${kinds.size - mostLines} more kinds`);
  const { p50, p95, p99 } = times.total();
  const mb = memory.map(
    ({ name, warmMb, endMb }) => `${name} ${warmMb.toFixed(0)} to ${endMb.toFixed(0)} MB`,
  );
  say(
    `soak: ${minutes} min, ${count} members, ${times.count()} answers, ${log.slips.size} slips; ` +
      `p50 ${p50}, p95 ${p95}, p99 ${p99} ms; ${mb.join(", ")}; ${wrong.length} wrong`,
  );
}
