import { type BodyOf, callName } from "@/lib/contract/endpoint";
import { type OperatorRound, rescheduleRound } from "@/lib/contract/operators/rounds";
import { toBaht } from "@/lib/domain/money/money";
import { noteOf } from "@/lib/domain/operators/operator-reasons";
import { bangkokIso, epochMs } from "@/lib/domain/time/time";
import type { Act } from "../approvals/act";
import { propose } from "../approvals/propose";
import { writeAudit } from "../audit/audit";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { findRound } from "../rounds/find-round";
import { operatorRound } from "../rounds/operator-round";
import type { RoundRow } from "../rounds/round-view";
import { judgeMove, moveTimes } from "./reschedule-round";

type Body = BodyOf<typeof rescheduleRound>;

/**
 * Gives a round other times. Earlier ones take one person. Whatever comes later takes two, always: whoever can keep bets
 * open, or the result away, could let a friend bet on what is known.
 */
export const rescheduleRoundAction: Act<Body, OperatorRound> = {
  entry: rescheduleRound,
  payload: rescheduleRound.body,

  async look(tx, body) {
    const { row, isLater } = await judged(tx, body);
    const { name, slips, stakes } = await operatorRound(tx, body.betId);
    const { closeTime, resultTime } = body;
    return {
      target: body.betId,
      basis: timesOf(row),
      details: {
        betId: body.betId,
        name,
        slips,
        stakes: toBaht(stakes),
        before: timesOf(row),
        after: { closeTime, resultTime },
      },
      rank: "administrator",
      cause: isLater ? "always" : null,
    };
  },

  async execute(tx, body, { maker }) {
    const move = await judged(tx, body);
    await moveTimes(tx, move, noteOf(body.reason));
    await writeAudit(tx, maker, {
      action: callName(rescheduleRound),
      target: body.betId,
      before: timesOf(move.row),
      after: timesOf(await findRound(tx, body.betId)),
      reason: body.reason,
    });
    return operatorRound(tx, body.betId);
  },
};

export const rescheduleCall = defineHandler(rescheduleRound, (context, { body }) =>
  propose(context, rescheduleRoundAction, body, body.reason),
);

const judged = (tx: Tx, { betId, closeTime, resultTime }: Body) =>
  judgeMove(tx, betId, { closeMs: epochMs(closeTime), resultMs: epochMs(resultTime) });

const timesOf = ({ closeAt, resultAt, resultDueAt }: RoundRow) => ({
  closeTime: bangkokIso(closeAt.getTime()),
  resultTime: bangkokIso((resultDueAt ?? resultAt).getTime()),
});
