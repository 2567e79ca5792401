import { oneTurnover } from "@/lib/contract/turnovers";
import { turnoverPercent } from "../db/schema/withdrawals";
import { defineHandler } from "../http/define-handler";
import { turnoverStateOf } from "./staked-credits";

export const turnoverCalls = [
  defineHandler(oneTurnover, async ({ tx, caller }) => {
    const { left, ...state } = await turnoverStateOf(tx, caller.uuid);
    const percents = await tx.select().from(turnoverPercent).orderBy(turnoverPercent.kind);
    return { ...state, turnOver: left, percents };
  }),
];
