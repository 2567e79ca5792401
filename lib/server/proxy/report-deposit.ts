/**
 * A report of a transfer as an external upstream takes it that has none of the contract's calls for deposits: where it
 * goes is configuration, and its body is the one that the spec shows.
 */
import { allDepositChannels } from "@/lib/contract/deposits";
import { createNormalDeposit } from "@/lib/contract/deposits/normal";
import type { Endpoint } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { offered } from "@/lib/server/ask/offered";
import { env } from "@/lib/server/config/env";
import { type FloorContext, fieldsOf } from "@/lib/server/floor/floor-rule";
import { readObject, refusalInSuccess } from "@/lib/server/upstream/fault-answer";
import type { UpstreamAnswer } from "@/lib/server/upstream/upstream-pool";

/** The spec's manual deposit. */
const fields = [
  ...["bankId", "channel", "channelName", "bankCode", "bankAccountNumber", "bankAccountName", "amount"],
  "depositAt",
];

/**
 * The path for a report; null where it is the contract's.
 * @throws Fault where it could not be learned whether the upstream has calls of its own
 */
export async function reportPath(entry: Endpoint, { ask }: FloorContext): Promise<string | null> {
  const { embedded, DEPOSIT_NORMAL_PATH } = env();
  if (embedded || !DEPOSIT_NORMAL_PATH || entry.path !== createNormalDeposit.path) return null;
  return (await offered(ask(allDepositChannels))) === null ? DEPOSIT_NORMAL_PATH : null;
}

/** A note and a picture have no place in it. */
export function reportBody({ body }: FloorContext): string {
  const said = fieldsOf(body);
  return JSON.stringify(Object.fromEntries(fields.map((name) => [name, said[name]])));
}

/**
 * The spec does not show the answer: a success is one, whatever it says, so that nobody reports a transfer twice.
 * @throws Fault for a success that says itself that it is none
 */
export function takenReport(answer: UpstreamAnswer): UpstreamAnswer {
  if (answer.status < 200 || answer.status > 299) return answer;
  const said = readObject(answer.text) ?? {};
  const isRefused = [said.success, said.ok, said.status].includes(false) || Boolean(said.error);
  const refusal = "data" in said ? null : refusalInSuccess(answer.text);
  if (refusal || isRefused) throw refusal ?? new Fault("internal-error", undefined, "a success that is none");
  return { ...answer, text: JSON.stringify({ data: {} }) };
}
