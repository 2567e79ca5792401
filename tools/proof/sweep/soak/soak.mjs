import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { Pool } from "undici";
import { startOwnSite } from "../../../site/own-site.mjs";
import { inRoot } from "../../../site/root.mjs";
import { say } from "../../../site/start-error.mjs";
import { printTable } from "../../../testing/table.mjs";
import { createVisitor } from "../visitor.mjs";
import { ownDatabase } from "./database.mjs";
import { createMember } from "./member.mjs";
import { operatorsAtWork } from "./operators.mjs";
import { createRounds } from "./rounds.mjs";
import { createTimes } from "./times.mjs";
import { watchProcesses } from "./watch.mjs";

const count = 16;
const thinkMs = [500, 2_000];
const mostLines = 20;

/** A call waits at most so long for a lock, and no transaction for its service: both would hold up others. */
const mostWaitMs = 5_000;
const mostIdleMs = 5_000;

/**
 * Members and operators at work on the whole site for some minutes, over HTTP as browsers would, with the members' push
 * sockets open: slips, shots, games, deposits, withdrawals and their decisions. No slip may be lost, the books must
 * balance, no response may be a 5xx, and memory, sockets, lag and locks must not grow.
 * @param {{ minutes: number }} plan
 * @returns {Promise<number>} the number of faults
 */
export async function soak(plan) {
  return (await runSoak(plan)).wrong.length;
}

/** @returns what was done and seen, and `wrong`: the faults, a line each */
export async function runSoak({ minutes }) {
  const database = await ownDatabase();
  // Members have addresses of their own, because signups from one address are rate-limited.
  const settings = {
    TRUST_PROXY: "1",
    WITHDRAW_REST_HOURS: "0",
    SIMULATORS: "1",
    DEMO_FEED: "1",
    // Under the test clock, which nobody moves here, operators sign in by password alone.
    TEST_CLOCK: "1",
    ...(database && { DATABASE_URL: database.url }),
  };
  const site = await startOwnSite(settings);
  const pool = new Pool(site.origin, { connections: 2 * count });
  const counts = { refused: new Map(), events: new Map(), done: new Map() };
  const log = { slips: new Map(), wrong: [], ...counts };
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
    const endMs = Date.now() + minutes * 60_000;
    const stopWatching = watchProcesses({
      web: { pid: site.pidOf("web server"), health: `${site.origin}/robots.txt` },
      upstream: { pid: site.pidOf("upstream"), health: `${site.upstreamOrigin}/health` },
    });
    const stopLocks = database?.watch();
    const { DEMO_PASSWORD: password } = site.secrets;
    await Promise.all([
      ...members.map((member) => live(member, endMs, log)),
      operatorsAtWork(site.client, { password, endMs, log }),
    ]);
    const levels = await stopWatching();
    const locks = (await stopLocks?.()) ?? null;
    const deaf = members.filter((member) => !member.isListening()).length;
    for (const member of members) member.leave();
    await pool.close();
    await site.halt();

    const wrong = [
      ...log.wrong,
      ...times.broken,
      ...levels.filter(({ grows }) => grows).map(({ name, what }) => `the ${what} of ${name} grows`),
      ...(locks ? wrongLocks(locks) : []),
      ...(deaf > 0 ? [`${deaf} push sockets were lost`] : []),
      ...(log.events.get("money-update") > 0 ? [] : ["no member was notified of money by push"]),
      ...(log.slips.size > 0 ? [] : ["no slip was accepted"]),
      ...(await wrongBooks(site.dataDir, database?.url ?? "", log.slips)),
    ];
    report({ minutes, times, levels, locks, log, wrong });
    return { wrong, levels, locks, times, log };
  } finally {
    await pool.destroy();
    await site.stop();
    await database?.drop();
  }
}

const wrongLocks = ({ oldestWaitMs, idleInTransactionMs, waitingAtEnd }) => [
  ...(oldestWaitMs > mostWaitMs ? [`a call waited ${oldestWaitMs} ms for a lock`] : []),
  ...(idleInTransactionMs > mostIdleMs ? [`a transaction was idle for ${idleInTransactionMs} ms`] : []),
  ...(waitingAtEnd > 0 ? [`${waitingAtEnd} calls still wait for a lock`] : []),
];

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
async function wrongBooks(dataDir, databaseUrl, slips) {
  const file = join(dataDir, "slips.json");
  const inSatang = [...slips].map(([id, total]) => [id, Math.round(total * 100)]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(inSatang)));
  const args = [
    inRoot("node_modules/tsx/dist/cli.mjs"),
    inRoot("tools/proof/sweep/soak/books.ts"),
    ...[dataDir, databaseUrl, file],
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: inRoot(".") });
  return JSON.parse(stdout);
}

function report({ minutes, times, levels, locks, log, wrong }) {
  printTable("Members and operators at work", times.rows());
  const told = (map) => [...map].map(([name, many]) => `${name} ${many}`).join(", ") || "none";
  say(`pushed: ${told(log.events)}; done: ${told(log.done)}; refused: ${told(log.refused)}`);
  if (locks)
    say(`longest wait for a lock ${locks.oldestWaitMs} ms, idle transaction ${locks.idleInTransactionMs} ms`);
  const kinds = new Map();
  for (const line of wrong) kinds.set(line, (kinds.get(line) ?? 0) + 1);
  for (const [line, many] of [...kinds].slice(0, mostLines)) say(`BAD  ${many} × ${line}`);
  if (kinds.size > mostLines) say(`BAD  and ${kinds.size - mostLines} more kinds`);
  const { p50, p95, p99 } = times.total();
  say(
    `soak: ${minutes} min, ${count} members, ${times.count()} answers, ${log.slips.size} slips; ` +
      `p50 ${p50}, p95 ${p95}, p99 ${p99} ms; ${levels.map(levelText).join(", ")}; ${wrong.length} wrong`,
  );
}

export const levelText = ({ name, what, unit, warm, end }) =>
  `${what} of ${name} ${Math.round(warm)} to ${Math.round(end)}${unit && ` ${unit}`}`;
