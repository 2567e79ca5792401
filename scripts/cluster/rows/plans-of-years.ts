import { randomInt, randomUUID } from "node:crypto";
import { callName, serviceBase } from "@/lib/contract/endpoint";
import { bangkokDate } from "@/lib/domain/time/time";
import type { Figure } from "../../sweep/figure";
import type { Cluster } from "../cluster";
import { bettors, people } from "../fill/bettors";
import { type BookOfYears, lines, notices, plannedSlips, rounds } from "../fill/book-of-years";
import { fillDatabase } from "../fill/fill-database";
import { exposures, money, slips } from "../fill/planned-slips";
import { deposits, friends, games, habits, otherMoney } from "../fill/rest-of-years";
import { readingCalls, type Things } from "../member-calls";
import { type OwnSite, openOwnSite, PIN, planRounds, type Sent, signUp } from "../own-site";
import type { Row } from "../row";
import { followLog, logStatements } from "../statements/log-of-statements";
import { readWhole } from "../statements/parse-log";
import { timeLimit } from "../time-limit";

const LEAST_LINES = 3_000_000;
const SLIPS = 650_000;
const MEMBERS = 5_000;
const OWN = 20_000;
const OWN_IN_OPEN = 500;
const CREDIT = 100_000_000_00;
const MOST_MS = 50;
/** A table of more rows must not be read whole. */
const SMALL = 10_000;
/** From the sixth on a function's statements may have another plan. */
const TIMES = 10;
const DATABASE = "years";
const POY_KEY = "the-key-of-a-slip-to-look-for";

/** What the statements of a member's calls cost after a year, and how the database finds their rows. */
export const plansOfYears: Row = {
  name: "J",
  shows: `plans on a book of ${LEAST_LINES} lines; every call of a member with ${OWN} slips, and the turnover of another who was never paid out`,
  on: "empty",
  isLong: true,
  async run(cluster) {
    const site = await openOwnSite(cluster, DATABASE);
    try {
      await site.calls.start();
      const [openBetId = ""] = await planRounds(site, cluster, 1);
      const member = await signUp(site, "years00001");
      const unpaid = await signUp(site, "years00002", "+66877000002");
      await site.calls.stop();
      await fill(cluster, {
        ...{ slips: SLIPS, members: MEMBERS, own: OWN, ownInOpen: OWN_IN_OPEN },
        ...{ openBetId, uuid: member.uuid, unpaid: unpaid.uuid },
      });
      await sumHistories(cluster, [member.uuid, unpaid.uuid]);
      const things = await thingsOf(cluster, member.uuid, unpaid.uuid, openBetId);
      const tokens = { token: member.token, unpaid: unpaid.token };
      const timed = await askAll(cluster, site, tokens, things, "times");
      const planned = await askAll(cluster, site, tokens, things, "plans");
      return [
        await sizeOf(cluster, member.uuid),
        wholeTables(planned, await largeTables(cluster)),
        slowestOf(timed),
        failuresOf(timed),
      ];
    } finally {
      await site.close();
    }
  },
};

const fill = ({ postgres }: Cluster, book: BookOfYears) =>
  fillDatabase(postgres.primary().port, DATABASE, [
    people(MEMBERS),
    friends(book.uuid),
    bettors(book.uuid, book.unpaid),
    ...[rounds, plannedSlips(book), slips, lines, exposures(book.openBetId)],
    ...[deposits(book), games(book), money(CREDIT, otherMoney(book.uuid))],
    ...[notices, habits(book)],
    `UPDATE poy SET key = '${POY_KEY}' WHERE poy_no = (SELECT max(poy_no) FROM poy WHERE member = '${book.uuid}')`,
  ]);

/** What the nightly jobs have done, with the statistics that follow. */
async function sumHistories({ postgres }: Cluster, uuids: readonly string[]): Promise<void> {
  for (const uuid of uuids) await postgres.query(`SELECT sum_turnover('${uuid}', 1000000)`, DATABASE);
  await postgres.query("SELECT sum_rounds(1000000)", DATABASE);
  await postgres.query("ANALYZE turnover_sum, staked_credit, member_day, round_total", DATABASE);
}

interface OwnThings extends Things {
  /** The bank account of who was never paid out */
  unpaidBankId: number;
}

async function thingsOf(
  { postgres }: Cluster,
  uuid: string,
  unpaid: string,
  openBetId: string,
): Promise<OwnThings> {
  const [row] = await postgres.query<Omit<OwnThings, "today" | "openBetId" | "poyKey" | "receiptCode">>(
    `SELECT (SELECT poy_id FROM poy WHERE member = '${uuid}' AND status = 'won' ORDER BY poy_no DESC LIMIT 1) AS "poyId",
      (SELECT bet_id FROM poy JOIN round USING (bet_id) WHERE member = '${uuid}' AND bet_group = 'stock'
        AND round.status = 'settled' LIMIT 1) AS "settledBetId",
      (SELECT bet_id FROM round WHERE bet_group = 'set_4' AND status = 'open' LIMIT 1) AS "setBetId",
      (SELECT bet_id FROM ying LIMIT 1) AS "shotsBetId",
      (SELECT id FROM deposit WHERE member = '${uuid}' LIMIT 1) AS "depositId",
      (SELECT id FROM game_operation WHERE member = '${uuid}' AND operation = 'bet' LIMIT 1) AS "playId",
      (SELECT bank_id FROM member_bank WHERE member = '${uuid}') AS "bankId",
      (SELECT bank_id FROM member_bank WHERE member = '${unpaid}') AS "unpaidBankId"`,
    DATABASE,
  );
  if (!row) throw new Error("the book names nothing");
  return { ...row, today: bangkokDate(Date.now()), openBetId, poyKey: POY_KEY, receiptCode: "0".repeat(26) };
}

/** A call that was made some times. */
interface Asked {
  name: string;
  /** How long its statements took together, each time, ms */
  tookMs: number[];
  /** The statements that read a table from its first row to its last, by the table */
  whole: Map<string, string>;
  statuses: Set<number>;
}

/** Makes every call one after the other, each some times, and reads what the server says of it. */
async function askAll(
  { postgres }: Cluster,
  site: OwnSite,
  { token, unpaid }: { token: string; unpaid: string },
  things: OwnThings,
  what: "times" | "plans",
): Promise<Asked[]> {
  await site.calls.stop();
  await logStatements(postgres, DATABASE, what);
  await site.calls.start();
  const log = followLog(postgres.primary().logFile);
  const asked: Asked[] = [];
  const ask = async (name: string, sent: () => Promise<Sent> | Sent) => {
    const one: Asked = { name, tookMs: [], whole: new Map(), statuses: new Set() };
    for (let time = 0; time < TIMES; time++) {
      const call = await sent();
      log.next();
      one.statuses.add((await site.call({ token, key: randomUUID(), ...call })).status);
      const { durations, plans } = log.next();
      one.tookMs.push(durations.reduce((sum, ms) => sum + ms, 0));
      for (const { query, root } of plans) for (const table of readWhole(root)) one.whole.set(table, query);
    }
    asked.push(one);
  };
  try {
    for (const { entry, input } of readingCalls(things)) {
      const path = `${serviceBase[entry.service]}${entry.path}`;
      const isPost = entry.method === "POST";
      const query = new URLSearchParams(input as Record<string, string>).toString();
      const name = [callName(entry), JSON.stringify(input)].join(" ").replace(/ \{\}$/, "");
      await ask(name, () => (isPost ? { path, body: input } : { path: query ? `${path}?${query}` : path }));
    }
    for (const [name, sent] of Object.entries(acts(site, token, things))) await ask(name, sent);
    for (const [name, sent] of Object.entries(turnoverActs(site, unpaid, things.unpaidBankId)))
      await ask(`${name} of who was never paid out`, sent);
    return asked;
  } finally {
    log.close();
  }
}

/** The calls of a member that write and read their history for it. */
function acts(
  site: OwnSite,
  token: string,
  { openBetId, bankId }: Things,
): Record<string, () => Promise<Sent> | Sent> {
  const slip = (): Sent => {
    const line = (at: number) => ({
      ...{ ref: `l${at}`, add: at, option: "teng_bon_3", price: 10, multiply: 1 },
      number: String(randomInt(1_000)).padStart(3, "0"),
    });
    return { path: "/poy-api/poys.create", body: { betId: openBetId, lines: [1, 2, 3, 4, 5].map(line) } };
  };
  const deposit: Sent = {
    path: "/poy-api/deposits.fast.create",
    body: { bankId: 1, prepareAmount: 500 },
  };
  return {
    "poys.create": slip,
    "poys.abort": async () => {
      const { poyId } = await site.dataOf({ ...slip(), token, key: randomUUID() });
      return { path: "/poy-api/poys.abort", body: { poyId } };
    },
    "deposits.fast.create": async () => {
      const live = await site.call({ path: "/poy-api/deposits.fast.current", token });
      const body = { id: live.data?.id };
      if (body.id) await site.call({ path: "/poy-api/deposits.fast.cancel", body, token });
      return deposit;
    },
    "withdraws.create": withdrawing(site, token, bankId),
    "player-limits": () => ({ path: "/api/player-limits", body: { reminderMinutes: 60 } }),
    "notifications.read": () => ({ path: "/api/notifications.read", body: {} }),
  };
}

const withdrawing = (site: OwnSite, token: string, bankId: number) => async (): Promise<Sent> => {
  await site.dataOf({ path: "/api/users.confirm-pin", body: { password: PIN }, token });
  return { path: "/poy-api/withdraws.create", body: { bankId, amount: 100 }, token };
};

/** The calls that read a member's turnover. */
const turnoverActs = (site: OwnSite, token: string, bankId: number) => ({
  "turnovers.one": (): Sent => ({ path: "/poy-api/turnovers.one", token }),
  "withdraws.create": withdrawing(site, token, bankId),
});

async function largeTables({ postgres }: Cluster): Promise<ReadonlySet<string>> {
  const rows = await postgres.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND reltuples > ${SMALL}`,
    DATABASE,
  );
  return new Set(rows.map(({ name }) => name));
}

async function sizeOf({ postgres }: Cluster, uuid: string): Promise<Figure> {
  const [row] = await postgres.query<{ lines: number; own: number }>(
    `SELECT (SELECT count(*)::int FROM poy_line) AS lines,
      (SELECT count(*)::int FROM poy WHERE member = '${uuid}') AS own`,
    DATABASE,
  );
  return {
    what: "lines of the book, slips of the member",
    seen: `${row?.lines}, ${row?.own}`,
    must: `${LEAST_LINES}, ${OWN}`,
    holds: (row?.lines ?? 0) >= LEAST_LINES && (row?.own ?? 0) >= OWN,
  };
}

/** The slowest time but one: a pause of the machine is no plan. */
const timeOf = ({ tookMs }: Asked): number => tookMs.toSorted((a, b) => b - a)[1] ?? 0;

function wholeTables(asked: readonly Asked[], large: ReadonlySet<string>): Figure {
  const whole = asked.flatMap((one) =>
    [...one.whole]
      .filter(([table]) => large.has(table))
      .map(([table, query]) => `${one.name}: ${table} by ${query.replace(/\/\*.*?\*\/ /, "").slice(0, 100)}`),
  );
  return {
    what: `tables of more than ${SMALL} rows that statements of ${asked.length} calls read whole, ${TIMES} times each`,
    seen: whole.join("; ") || "none",
    must: "none",
    holds: whole.length === 0,
  };
}

function slowestOf(asked: readonly Asked[]): Figure {
  const slowest = asked.toSorted((a, b) => timeOf(b) - timeOf(a));
  const most = timeLimit(MOST_MS);
  const late = slowest.filter((one) => timeOf(one) > most);
  const shown = late.length > 0 ? late : slowest.slice(0, 5);
  return {
    what: "the slowest calls in the database",
    seen: shown.map((one) => `${one.name} ${timeOf(one).toFixed(1)} ms`).join(", "),
    must: `each ${most} ms`,
    holds: late.length === 0,
  };
}

function failuresOf(asked: readonly Asked[]): Figure {
  const failed = asked.filter(({ statuses }) => [...statuses].some((status) => status >= 500));
  const refused = asked.filter(({ statuses }) => !statuses.has(200)).map(({ name }) => name.split(" ")[0]);
  return {
    what: `calls that failed${refused.length > 0 ? `; always refused: ${refused.join(", ")}` : ""}`,
    seen: failed.map(({ name, statuses }) => `${name} ${[...statuses]}`).join(", ") || "none",
    must: "none",
    holds: failed.length === 0,
  };
}
