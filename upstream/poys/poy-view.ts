import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import type { Poy, PoyLine, PoyRow, PoyStatus } from "@/lib/contract/poys";
import type { RoundResult } from "@/lib/contract/results";
import { type Satang, satang } from "@/lib/domain/money/money";
import { cancelUntilMs } from "@/lib/domain/poy/cancel";
import { isPoyOption } from "@/lib/domain/poy/options";
import { paysOf } from "@/lib/domain/settlement/settlement";
import { bangkokIso } from "@/lib/domain/time/time";
import { poy, poyLine, poyReceipt } from "../db/schema/poys";
import { round } from "../db/schema/rounds";
import { type Database, type Tx, UNNAMED } from "../db/tx";
import { type RoundRow, resultOf } from "../rounds/round-view";
import { headAt } from "../yeekee/draw-log";
import { listLinesOf } from "./first-lines";
import { setLinesOf } from "./set-lines";

type SlipRow = typeof poy.$inferSelect;
type LineRow = typeof poyLine.$inferSelect;

/** A slip of this member with its lines. Another's is `not-found`, as if it did not exist. */
export async function poyOf(tx: Tx, owner: string, poyId: string): Promise<Poy> {
  const [row] = await slipsWith(tx, and(eq(poy.poyId, poyId), eq(poy.member, owner)));
  if (!row) throw new Fault("not-found");
  return poyWith(row, await linesOf(tx, row));
}

/** Reads slips of options, whoever owns them, with their lines: by their ids, in one statement. */
export function createPoyReader(
  db: Database,
): (poyIds: readonly string[]) => Promise<ReadonlyMap<string, Poy>> {
  const query = db
    .select({ ...shown, lines: linesInJson })
    .from(poy)
    .innerJoin(round, eq(round.betId, poy.betId))
    .leftJoin(poyReceipt, eq(poyReceipt.poyId, poy.poyId))
    .where(sql`${poy.poyId} = any(${sql.placeholder("poyIds")}::uuid[])`)
    .prepare(UNNAMED);
  return async (poyIds) => {
    const rows = await query.execute({ poyIds });
    return new Map(
      rows.map((row) => {
        const { result } = resultOf(row.round);
        const status = row.slip.status as PoyStatus;
        const poyListJson = row.lines.map((line) => lineOf(line, status, result));
        return [row.slip.poyId, poyWith(row, { poyListJson })];
      }),
    );
  };
}

const shown = {
  slip: poy,
  round,
  code: poyReceipt.code,
  isPublic: poyReceipt.isPublic,
  head: headAt(poy.createdAt),
};

const slipsWith = (tx: Tx, condition: SQL | undefined) =>
  tx
    .select(shown)
    .from(poy)
    .innerJoin(round, eq(round.betId, poy.betId))
    .leftJoin(poyReceipt, eq(poyReceipt.poyId, poy.poyId))
    .where(condition);

/** A slip's lines in their order, as a part of a query. */
const linesInJson = sql<LineRow[]>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('poyId', l.poy_id, 'seq', l.seq, 'ref', l.ref, 'add', l.add,
    'option', l.option, 'number', l.number, 'price', l.price, 'min', l.min, 'max', l.max,
    'multiplyHundredths', l.multiply_hundredths) ORDER BY l.seq), '[]')
  FROM poy_line l WHERE l.poy_id = ${poy.poyId})`;

function poyWith(
  { slip, round: of, code, isPublic, head }: Awaited<ReturnType<typeof slipsWith>>[number],
  lines: Pick<Poy, "poyListJson" | "setListJson">,
): Poy {
  return {
    ...poyRowOf(slip, of),
    ...listLinesOf(lines.setListJson ?? lines.poyListJson),
    ...lines,
    ...(head ? { drawHead: head } : {}),
    ...(code !== null && isPublic !== null ? { publicReceipt: { code, isPublic } } : {}),
  };
}

/** A slip's lines with their outcomes: those of options, or of four-digit sets. */
export async function linesOf(
  tx: Tx,
  { slip, round: of }: { slip: SlipRow; round: RoundRow },
): Promise<Pick<Poy, "poyListJson" | "setListJson">> {
  const { poyId } = slip;
  const { result } = resultOf(of);
  const status = slip.status as PoyStatus;
  if (of.betGroup === "set_4")
    return { poyListJson: [], setListJson: await setLinesOf(tx, poyId, status, result) };
  const lines = await tx.select().from(poyLine).where(eq(poyLine.poyId, poyId)).orderBy(asc(poyLine.seq));
  return { poyListJson: lines.map((line) => lineOf(line, status, result)) };
}

export function poyRowOf(slip: SlipRow, of: RoundRow): PoyRow {
  const until = slip.status === "accepted" ? cancelUntilOf(of) : null;
  return {
    poyId: slip.poyId,
    poyNo: slip.poyNo,
    betId: slip.betId,
    betGroup: of.betGroup,
    betType: of.betType,
    betName: of.betName,
    roundName: of.name,
    dt: of.serviceDate,
    createdAt: bangkokIso(slip.createdAt.getTime()),
    total: satang(slip.total),
    win: satang(slip.win),
    status: slip.status as PoyStatus,
    ...(slip.status === "accepted" && (of.payoutHeldAt || of.status === "settling")
      ? { isBeingChecked: true }
      : {}),
    ...(slip.status === "refunded" && of.reason ? { reason: of.reason } : {}),
    ...(slip.status === "cancelled" ? { reason: "member" } : {}),
    ...(slip.note ? { note: slip.note } : {}),
    ...(until === null ? {} : { cancelUntil: bangkokIso(until) }),
    receipt: slip.receipt,
    ...(slip.status === "won" || slip.status === "lost" ? resultOf(of) : {}),
  };
}

/** Null where the market never allows cancels and once the round is over; a passed deadline is still shown. */
function cancelUntilOf({ betGroup, betType, status, plannedCloseAt }: RoundRow): number | null {
  if (status !== "open" && status !== "suspended") return null;
  return cancelUntilMs(betGroup, betType, plannedCloseAt.getTime());
}

/** A line's outcome follows from the line and the result; it is not stored. */
function lineOf(line: LineRow, status: PoyStatus, result: RoundResult | undefined): PoyLine {
  const { ref, add, option, number } = line;
  if (!isPoyOption(option)) throw new Error(`no such option: ${option}`);
  const price = satang(line.price);
  const multiply = line.multiplyHundredths / 100;
  const win =
    result && !("draw4" in result) ? paysOf({ option, number, price, multiply }, result) : satang(0);
  return {
    ref,
    add,
    option,
    number,
    price,
    min: satang(line.min),
    max: satang(line.max),
    multiply,
    outcome: outcomeOf(status, win),
    win: status === "won" ? win : satang(0),
  };
}

function outcomeOf(status: PoyStatus, win: Satang): PoyLine["outcome"] {
  if (status === "accepted") return "pending";
  if (status === "cancelled" || status === "refunded") return "refunded";
  return win > 0 ? "won" : "lost";
}
