import { type BodyOf, callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { type OperatorRound, voidRound } from "@/lib/contract/operators/rounds";
import { toBaht } from "@/lib/domain/money/money";
import { noteOf } from "@/lib/domain/operators/operator-reasons";
import type { Act } from "../approvals/act";
import { writeAudit } from "../audit/audit";
import { nowMs } from "../clock/now";
import type { Tx } from "../db/tx";
import { findRound } from "../rounds/find-round";
import { operatorRound } from "../rounds/operator-round";
import { isResultOut, type RoundRow, statusOf } from "../rounds/round-view";
import { voidRound as refundRound } from "../settlement/settle-round";
import { isSealed, lockDraw } from "../yeekee/draws";
import { openInPlaceOf } from "./next-draw";

/**
 * Voids a round: every stake is refunded. After its planned close two people are needed, because its outcome may be known:
 * voiding a round that others have won takes their money.
 */
export const voidRoundAction: Act<BodyOf<typeof voidRound>, OperatorRound> = {
  entry: voidRound,
  payload: voidRound.body,

  async look(tx, { betId }) {
    const row = await voidable(tx, betId);
    const now = await nowMs(tx);
    // A close that was put off does not put this off: the outcome may be known from the planned one on.
    const isClosed = statusOf(row, now) === "closed" || now >= row.plannedCloseAt.getTime();
    const { name, slips, stakes } = await operatorRound(tx, betId);
    return {
      target: betId,
      basis: {},
      details: { betId, name, slips, stakes: toBaht(stakes) },
      amount: stakes,
      rank: "administrator",
      cause: isClosed ? "round-closed" : null,
    };
  },

  async execute(tx, { betId, reason }, { maker }) {
    const before = await voidable(tx, betId);
    const refunded = await refundRound(tx, betId, noteOf(reason));
    if (refunded === null) throw new Fault("round-void");
    await openInPlaceOf(tx, before, await nowMs(tx));
    await writeAudit(tx, maker, {
      action: callName(voidRound),
      target: betId,
      before: { status: before.status },
      after: { status: "void", refunded },
      reason,
    });
    return operatorRound(tx, betId);
  },
};

/** A round without a result, locked. After the freeze of its shots not even two operators can void it. */
async function voidable(tx: Tx, betId: string): Promise<RoundRow> {
  const row = await findRound(tx, betId, true);
  if (isResultOut(row) || row.result !== null) throw new Fault("round-settled-already");
  if (row.status === "void") throw new Fault("round-void");
  const draw = await lockDraw(tx, betId);
  if (draw && isSealed(draw) && draw.frozenAt) throw new Fault("round-frozen");
  return row;
}
