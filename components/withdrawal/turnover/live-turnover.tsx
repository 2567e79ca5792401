"use client";
import { type ComponentProps, useEffect } from "react";
import { useStoreInstance } from "@/stores/_core/registry";
import { createCreditStatus, useCreditStatus } from "@/stores/credit-status";
import { TurnoverBoard } from "./turnover-board";

/** The turnover board: the rendered state, then live updates. */
export function LiveTurnover({ turnover: rendered, ...rest }: ComponentProps<typeof TurnoverBoard>) {
  const status = useStoreInstance(createCreditStatus);
  const turnover = useCreditStatus((state) => state.turnover) ?? rendered;
  useEffect(() => status.getState().open(rendered), [status, rendered]);
  useEffect(() => status.getState().listen(), [status]);
  return <TurnoverBoard turnover={turnover} {...rest} />;
}
