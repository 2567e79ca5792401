import { oneTurnover } from "@/lib/contract/turnovers";
import { turnoverPercent } from "../db/tables/withdrawals";
import { serve } from "../http/serve-endpoint";
import { turnoverStateOf } from "./staked-credits";

export const turnoverCalls = [
  serve(oneTurnover, async ({ tx, caller }) => {
    const { left, ...state } = await turnoverStateOf(tx, caller.uuid);
    const percents = await tx.select().from(turnoverPercent).orderBy(turnoverPercent.kind);
    return { ...state, turnOver: left, percents };
  }),
];
