import { oneTurnover } from "@/lib/contract/turnovers";
import { serve } from "../http/serve-endpoint";
import { turnoverStateOf } from "./staked-credits";

export const turnoverCalls = [
  serve(oneTurnover, async ({ tx, caller }) => {
    const { left, ...state } = await turnoverStateOf(tx, caller.uuid);
    return { ...state, turnOver: left };
  }),
];
