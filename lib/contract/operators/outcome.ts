import { z } from "zod";
import * as v from "../values";

/**
 * The reply of an action that may need a second operator: executed, with its result, or waiting for an approval.
 */
export const outcomeOf = <Result extends z.ZodType>(result: Result) =>
  z.discriminatedUnion("state", [
    z.object({ state: z.literal("done"), result }),
    z.object({ state: z.literal("waiting"), approvalId: v.rowId, expiresAt: v.isoTime.nullable() }),
  ]);
export type Outcome<Result> =
  | { state: "done"; result: Result }
  | { state: "waiting"; approvalId: string; expiresAt: string | null };

/** Refusals of any such action. */
export const approvalFaults = ["no-checker", "approval-open-already"] as const;
