import { z } from "zod";
import { entries } from "@/lib/contract";
import type { Endpoint } from "@/lib/contract/endpoint";

/** A form is read in parts, which a JSON body cannot stand for. */
export const fuzzedCalls: readonly Endpoint[] = entries
  .map(([, entry]) => entry)
  .filter(({ multipart }) => !multipart);

/** What came of the bodies that were sent to one call. */
export const fuzzedShape = z.object({
  messages: z.number(),
  /** Answers by their code; `200` for those that did what was asked. */
  outcomes: z.record(z.string(), z.number()),
  /** What was wrong by the contract, with what was sent. */
  wrong: z.array(z.string()),
});
export type Fuzzed = z.infer<typeof fuzzedShape>;

/** Answers that show nothing but that the input or its sender was refused. */
const atTheDoor = new Set(["invalid-input", "bad-request", "unauthorized", "forbidden", "rate-limited"]);
export const gotPastTheDoor = ({ outcomes }: Pick<Fuzzed, "outcomes">): boolean =>
  Object.keys(outcomes).some((code) => !atTheDoor.has(code));
