import type { BodyOf } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { createHanoy, createLao, createLaoSuper, createMalay, type SetPoy } from "@/lib/contract/lotteries";
import { SET_QUOTA, setPrice } from "@/lib/domain/four-digit/tiers";
import { betTransaction } from "@/lib/domain/money/transactions";
import { callFunction } from "../db/call-function";
import type { Caller } from "../http/caller";
import type { Context } from "../http/context";
import { defineHandler } from "../http/define-handler";
import { hashBody } from "../http/idempotency";
import { toFault, type Verdict } from "../poys/place-poy";
import { poyOf } from "../poys/poy-view";

/**
 * The result of the SQL function: a slip's own refusals, or the numbers that are short with what is left of each.
 */
type SetVerdict = Verdict | { short: [ShortNumber, ...ShortNumber[]] };
type ShortNumber = { number: string; left: number };

/** One call for each of the four markets; it accepts rounds with its own `betName` only. */
export const placeSetCalls = [
  defineHandler(createLao, placeSets, { oneStatement: true }),
  defineHandler(createLaoSuper, placeSets, { oneStatement: true }),
  defineHandler(createHanoy, placeSets, { oneStatement: true }),
  defineHandler(createMalay, placeSets, { oneStatement: true }),
];

type NewSets =
  | BodyOf<typeof createLao>
  | BodyOf<typeof createLaoSuper | typeof createHanoy | typeof createMalay>;

/** Accepts the sets or says why not; the same key gives the same slip. Faults: see the entries. */
async function placeSets({ tx, caller, key }: Context<Caller>, { body }: { body: NewSets }): Promise<SetPoy> {
  const { betId, betName, lines } = body;
  const verdict: SetVerdict = await callFunction(tx, "place_sets", {
    member: caller.uuid,
    betId,
    betName,
    key,
    bodyHash: hashBody(body),
    kind: betTransaction("set_4"),
    numbers: lines.map(({ number }) => number),
    sets: lines.map(({ sets }) => sets),
    price: setPrice,
    quota: SET_QUOTA,
  });
  if ("short" in verdict)
    throw new Fault("set-quota-exceeded", { ...verdict.short[0], lines: verdict.short });
  if (verdict.fault !== undefined) throw toFault(verdict);
  const { setListJson, ...poy } = await poyOf(tx, caller.uuid, verdict.poyId);
  if (!setListJson) throw new Error("a slip of sets without sets");
  return { ...poy, setListJson };
}
