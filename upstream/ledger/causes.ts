import { and, eq, inArray } from "drizzle-orm";
import type { RefKind, TransactionRow } from "@/lib/contract/transactions";
import type { Tx } from "../db/connect";
import { isUuid } from "../db/row-ids";
import { poy } from "../db/tables/poys";
import { round } from "../db/tables/rounds";

interface Posted {
  id: number;
  kind: string;
  ref: string;
}

type Cause = Pick<TransactionRow, "ref" | "poy">;

const kindsOfRefs: Readonly<Record<string, RefKind>> = {
  DEPOSIT: "deposit",
  PREDEPOSIT: "deposit",
  WITHDRAW: "withdraw",
  ABORT_POY: "poy",
  YING_WIN: "ying",
  ACHIVEMENT_ADDMONEY: "achievement",
  MOVE_AF_TO_MONEY: "af",
};

function refKindOf(kind: string): RefKind {
  if (/^(BET|WIN)_(GOV|STOCK|YEEKEE|SET_4)$/.test(kind)) return "poy";
  return kindsOfRefs[kind] ?? (/GAME/.test(kind) ? "game" : "other");
}

/** What caused each of these movements; slips are read at once, so that a row can say which and lead there. */
export async function causesOf(
  tx: Tx,
  owner: string,
  rows: readonly Posted[],
): Promise<(row: Posted) => Cause> {
  const ids = rows.filter(({ kind, ref }) => refKindOf(kind) === "poy" && isUuid(ref)).map(({ ref }) => ref);
  const slips = await slipsOf(tx, owner, ids);
  return ({ id, kind, ref }) => {
    const refKind = refKindOf(kind);
    const slip = slips.get(ref);
    return { ref: { kind: refKind, id: refId(refKind, ref, id) }, ...(slip ? { poy: slip } : {}) };
  };
}

/** A member looks up what has a page; a movement that is its own cause, as an act of staff is, has its number. */
function refId(kind: RefKind, ref: string, movement: number): string {
  const id = kind === "ying" ? ref.replace(/-rank-\d+$/, "") : ref;
  return kind === "other" || !/^[A-Za-z0-9_-]{1,64}$/.test(id) ? String(movement) : id;
}

async function slipsOf(tx: Tx, owner: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, NonNullable<Cause["poy"]>>();
  const found = await tx
    .select({
      poyId: poy.poyId,
      poyNo: poy.poyNo,
      betId: poy.betId,
      betGroup: round.betGroup,
      betType: round.betType,
      roundName: round.name,
    })
    .from(poy)
    .innerJoin(round, eq(round.betId, poy.betId))
    .where(and(eq(poy.member, owner), inArray(poy.poyId, [...ids])));
  return new Map(found.map(({ poyId, ...slip }) => [poyId, slip]));
}
