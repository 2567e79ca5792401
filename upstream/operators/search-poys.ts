import { and, asc, desc, eq, gt, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import type { BodyOf, ReplyOf } from "@/lib/contract/endpoint";
import type { allOperatorPoys, PoySort } from "@/lib/contract/operators/poys";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import { setLine } from "../db/schema/lotteries";
import { member } from "../db/schema/members";
import { poy, poyLine } from "../db/schema/poys";
import { round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { listLinesOfAll } from "../poys/first-lines";
import { poyRowOf } from "../poys/poy-view";

type Search = BodyOf<typeof allOperatorPoys>;
type Slip = typeof poy.$inferSelect;

/** A cursor holds what a page's last slip is ordered by; the slip's number decides between equal amounts. */
interface Order {
  by: readonly SQL[];
  cursorOf(slip: Slip): string;
  after(cursor: string): SQL | undefined;
}

/** Rows read at a time where the caller names no number. */
const PAGE = 50;
const DIGITS_OF_SETS = 4;

const byNumber = (direction: typeof asc, beyond: typeof gt): Order => ({
  by: [direction(poy.poyNo)],
  cursorOf: ({ poyNo }) => String(poyNo),
  after: (cursor) => beyond(poy.poyNo, serialOf(cursor)),
});

const byAmount = (column: "total" | "win"): Order => ({
  by: [desc(poy[column]), desc(poy.poyNo)],
  cursorOf: (slip) => `${slip[column]}_${slip.poyNo}`,
  after(cursor) {
    const [amount = "", no = ""] = cursor.split("_");
    return sql`(${poy[column]}, ${poy.poyNo}) < (${serialOf(amount)}::bigint, ${serialOf(no)}::bigint)`;
  },
});

const orders: Record<PoySort, Order> = {
  newest: byNumber(desc, lt),
  oldest: byNumber(asc, gt),
  stake: byAmount("total"),
  win: byAmount("win"),
};

/** One page of the slips of a search, in its order. */
export async function poyPage(tx: Tx, search: Search): Promise<ReplyOf<typeof allOperatorPoys>> {
  const { sort = "newest", cursor, limit = PAGE } = search;
  const order = orders[sort];
  const rows = await tx
    .select({ slip: poy, round, userName: member.userName })
    .from(poy)
    .innerJoin(round, eq(round.betId, poy.betId))
    .innerJoin(member, eq(member.uuid, poy.member))
    .where(and(selection(search), cursor ? order.after(cursor) : undefined))
    .orderBy(...order.by)
    .limit(limit + 1);
  const { page, nextCursor } = pageOf(rows, limit, ({ slip }) => order.cursorOf(slip));
  const lines = await listLinesOfAll(tx, page);
  const items = page.map(({ slip, round: of, userName }) => ({
    ...poyRowOf(slip, of),
    ...lines.get(slip.poyId),
    uuid: slip.member,
    userName,
  }));
  return { items, nextCursor };
}

function selection({ poyNo, uuid, betId, betGroup, betType, status, ...rest }: Search): SQL | undefined {
  const { option, number, startedDate, endedDate } = rest;
  return and(
    poyNo ? eq(poy.poyNo, poyNo) : undefined,
    uuid ? eq(poy.member, uuid) : undefined,
    betId ? eq(poy.betId, betId) : undefined,
    status ? eq(poy.status, status) : undefined,
    betGroup ? eq(round.betGroup, betGroup) : undefined,
    betType ? eq(round.betType, betType) : undefined,
    startedDate ? gte(round.serviceDate, startedDate) : undefined,
    endedDate ? lte(round.serviceDate, endedDate) : undefined,
    option || number ? hasLine(option, number) : undefined,
  );
}

/** Slips with such a line. Only sets have four digits, and they have no option. */
function hasLine(option: string | undefined, number: string | undefined): SQL {
  if (number?.length === DIGITS_OF_SETS && !option)
    return sql`${poy.poyId} IN (SELECT ${setLine.poyId} FROM ${setLine} WHERE ${setLine.number} = ${number})`;
  const line = and(
    number ? eq(poyLine.number, number) : undefined,
    option ? eq(poyLine.option, option) : undefined,
  );
  return sql`${poy.poyId} IN (SELECT ${poyLine.poyId} FROM ${poyLine} WHERE ${line})`;
}
