import type { OperatorRound } from "@/lib/contract/operators/rounds";

/** Acts on a round that take nothing but a reason. */
export type SteerAct = "suspend" | "resume" | "close" | "void" | "pay";
export type RoundAct = SteerAct | "reschedule";

/** The call of each. */
export const steerEntries = {
  suspend: "suspendRound",
  resume: "resumeRound",
  close: "closeRound",
  void: "voidRound",
  pay: "payRound",
} as const;

/** What an administrator can do with a round in this state. */
export function actsOfState({
  status,
  isPayoutHeld,
}: Pick<OperatorRound, "status" | "isPayoutHeld">): readonly RoundAct[] {
  if (isPayoutHeld) return ["pay"];
  switch (status) {
    case "upcoming":
      return ["reschedule", "void"];
    case "open":
      return ["suspend", "close", "reschedule", "void"];
    case "suspended":
      return ["resume", "close", "reschedule", "void"];
    case "closed":
      return ["reschedule", "void"];
    default:
      return [];
  }
}
