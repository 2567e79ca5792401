"use client";
import type { Limits } from "@/lib/contract/operators/limits";
import type { MarketOption } from "@/lib/contract/operators/tiers";
import type { Book } from "@/lib/domain/numbers/what-if";
import { parseBetId } from "@/lib/domain/rounds/bet-id";

/** The live book of a round for the what-if, with its market's tiers. */
export const bookOf = ({ betId, rates, rows }: Limits, options: readonly MarketOption[]): Book => ({
  kind: parseBetId(betId)?.betType === "gov" ? "government" : "three-digit",
  rates,
  numbers: rows,
  tiers: options,
});
