import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { BodyOf, ReplyOf } from "@/lib/contract/endpoint";
import type { allOperatorPoys, PoySort } from "@/lib/contract/operators/poys";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import { member } from "../db/schema/members";
import { poy } from "../db/schema/poys";
import { round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { listLinesOfAll } from "./first-lines";
import { pageNumbers } from "./poy-numbers";
import { selection } from "./poy-selection";
import { poyRowOf } from "./poy-view";

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
  const numbers = await pageNumbers(tx, search, limit + 1);
  const rows = await tx
    .select({ slip: poy, round, userName: member.userName })
    .from(poy)
    .innerJoin(round, eq(round.betId, poy.betId))
    .innerJoin(member, eq(member.uuid, poy.member))
    .where(
      numbers
        ? inArray(poy.poyNo, numbers)
        : and(selection(search), cursor ? order.after(cursor) : undefined),
    )
    .orderBy(...order.by)
    .limit(limit + 1);
  const { page, nextCursor } = pageOf(rows, limit, ({ slip }) => order.cursorOf(slip));
  const lines = await listLinesOfAll(tx, page);
  const items = page.map(({ slip, round: of, userName }) => ({
    ...poyRowOf(slip, of),
    ...lines.get(slip.poyId),
    uuid: slip.member,
    userName,
    ...(slip.isLate ? { isLate: true as const } : {}),
  }));
  return { items, nextCursor };
}
