/**
 * Deposits handed to an external upstream that has none of the contract's calls for them: where a fast deposit or a
 * report of a transfer goes is configuration, and the bodies are those that the spec shows.
 */
import { allDepositChannels } from "@/lib/contract/deposits";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { createNormalDeposit } from "@/lib/contract/deposits/normal";
import type { Endpoint } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { offered } from "@/lib/server/ask/offered";
import { env } from "@/lib/server/config/env";
import { type FloorContext, fieldsOf } from "@/lib/server/floor/floor-rule";
import { readObject, refusalInSuccess } from "@/lib/server/upstream/fault-answer";
import type { UpstreamAnswer } from "@/lib/server/upstream/upstream-pool";

/** The fields of the spec's manual deposit. */
const reportFields = [
  ...["bankId", "channel", "channelName", "bankCode", "bankAccountNumber", "bankAccountName", "amount"],
  "depositAt",
];

/** A call of the contract as such an upstream takes it. */
export interface HandedDeposit {
  path: string;
  body: (context: FloorContext) => string;
  taken: (answer: UpstreamAnswer) => UpstreamAnswer;
}

/**
 * How the call is handed over; null where it goes to the contract's own path.
 * @throws Fault where it could not be learned whether the upstream has calls of its own
 */
export async function handedDeposit(entry: Endpoint, { ask }: FloorContext): Promise<HandedDeposit | null> {
  const handed = env().embedded ? null : configured(entry);
  return handed && (await offered(ask(allDepositChannels))) === null ? handed : null;
}

function configured({ path }: Endpoint): HandedDeposit | null {
  const { DEPOSIT_FAST_PATH, DEPOSIT_NORMAL_PATH } = env();
  if (DEPOSIT_FAST_PATH && path === createFastDeposit.path)
    return { path: DEPOSIT_FAST_PATH, body: fastBody, taken: openedRequest };
  if (DEPOSIT_NORMAL_PATH && path === createNormalDeposit.path)
    return { path: DEPOSIT_NORMAL_PATH, body: reportBody, taken: takenReport };
  return null;
}

/** The chosen account of the house in full, which the page names by its id alone. */
function fastBody({ body }: FloorContext): string {
  const { bankId, prepareAmount } = fieldsOf(body);
  const account = env().DEPOSIT_ACCOUNTS?.find((one) => one.bankId === bankId);
  if (!account) throw new Fault("bank-account-unknown");
  const { bankCode, accountNumber, name } = account;
  return JSON.stringify({
    ...{ bankId, bankCode, bankAccountNumber: accountNumber, bankAccountName: name },
    prepareAmount,
  });
}

/** A note and a picture have no place in it. */
function reportBody({ body }: FloorContext): string {
  const said = fieldsOf(body);
  return JSON.stringify(Object.fromEntries(reportFields.map((name) => [name, said[name]])));
}

/**
 * Its answer is read as the contract's.
 * @throws Fault for a success that says itself that it is none
 */
function openedRequest(answer: UpstreamAnswer): UpstreamAnswer {
  refuseSaidRefusal(answer);
  return answer;
}

/**
 * The spec does not show the answer: a success is one, whatever it says, so that nobody reports a transfer twice.
 * @throws Fault for a success that says itself that it is none
 */
function takenReport(answer: UpstreamAnswer): UpstreamAnswer {
  if (!isSuccess(answer)) return answer;
  refuseSaidRefusal(answer);
  return { ...answer, text: JSON.stringify({ data: {} }) };
}

const isSuccess = ({ status }: UpstreamAnswer) => status >= 200 && status <= 299;

function refuseSaidRefusal(answer: UpstreamAnswer): void {
  if (!isSuccess(answer)) return;
  const said = readObject(answer.text) ?? {};
  const isRefused = [said.success, said.ok, said.status].includes(false) || Boolean(said.error);
  const refusal = "data" in said ? null : refusalInSuccess(answer.text);
  if (refusal || isRefused) throw refusal ?? new Fault("internal-error", undefined, "a success that is none");
}
