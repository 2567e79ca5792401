import { type BodyOf, callName } from "@/lib/contract/endpoint";
import { type OperatorRound, resumeRound } from "@/lib/contract/operators/rounds";
import { toBaht } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import type { Act } from "../approvals/act";
import { propose } from "../approvals/propose";
import { nowMs } from "../clock/now";
import { defineHandler } from "../http/define-handler";
import { findRound } from "../rounds/find-round";
import { operatorRound } from "../rounds/operator-round";
import { steerable, steerRound } from "./steer-round";

/** Lets a suspended round take bets again. Behind its planned close that is a later close, and takes two people. */
export const resumeRoundAction: Act<BodyOf<typeof resumeRound>, OperatorRound> = {
  entry: resumeRound,
  payload: resumeRound.body,

  async look(tx, { betId }) {
    const row = await findRound(tx, betId, true);
    const now = await nowMs(tx);
    steerable(row, now, ["suspended"]);
    const { name, slips, stakes } = await operatorRound(tx, betId);
    const plannedClose = bangkokIso(row.plannedCloseAt.getTime());
    return {
      target: betId,
      basis: { closeTime: bangkokIso(row.closeAt.getTime()) },
      details: { betId, name, slips, stakes: toBaht(stakes), plannedClose },
      rank: "administrator",
      cause: now >= row.plannedCloseAt.getTime() ? "always" : null,
    };
  },

  async execute(tx, { betId, reason }, { maker }) {
    const row = await findRound(tx, betId, true);
    return steerRound(tx, maker, {
      row,
      call: callName(resumeRound),
      status: steerable(row, await nowMs(tx), ["suspended"]),
      to: "open",
      reason,
    });
  },
};

export const resumeCall = defineHandler(resumeRound, (context, { body }) =>
  propose(context, resumeRoundAction, body, body.reason),
);
