/**
 * A play that a limit of the member's own refused: a game of the house tells the page around it, which has the words
 * and the way to the limits. The frame has no origin to compare, so what it says is read like anything from outside.
 */

import { limitSpans } from "@/lib/domain/members/player-limits";
import { satang } from "@/lib/domain/money/money";
import type { OwnRefusal } from "./limit-refusal";

const TYPE = "house-own-limit";
const SATANG = 100;

/** @param details of the fault, as they are on the wire */
export const ownLimitMessage = (code: string, details: unknown) => ({ type: TYPE, code, details }) as const;

/** The refusal that a message tells of; null for any other. */
export function ownLimitIn(message: unknown): OwnRefusal | null {
  if (!isObject(message) || message.type !== TYPE || !isObject(message.details)) return null;
  const { code, details } = message;
  const { until } = details;
  if (typeof until !== "string" || Number.isNaN(Date.parse(until))) return null;
  if (code === "self-excluded" || code === "time-out-running") return { code, until };
  if (code !== "loss-limit-reached" && code !== "stake-limit-reached") return null;
  const span = limitSpans.find((known) => known === details.span);
  const [limit, used] = [amountOf(details.limit), amountOf(details.used)];
  return span && limit !== null && used !== null ? { code, span, limit, used, until } : null;
}

function amountOf(baht: unknown) {
  const amount = typeof baht === "number" ? Math.round(baht * SATANG) : -1;
  return Number.isSafeInteger(amount) && amount >= 0 ? satang(amount) : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
