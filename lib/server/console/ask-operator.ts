/** Calls of the console's server components, authorised by the console's cookie. */
import { headers } from "next/headers";
import type { BodyOf, Endpoint, ReplyOf } from "@/lib/contract/endpoint";
import { Fault, isFault } from "@/lib/contract/fault";
import { type OperatorInfo, operatorAuth } from "@/lib/contract/operators/session";
import { readReply } from "@/lib/contract/read-reply";
import { env } from "@/lib/server/config/env";
import { upstreamHeaders } from "@/lib/server/headers/upstream-headers";
import { hasPassedGate } from "@/lib/server/session/gate-pass";
import { readFaultAnswer, readObject } from "@/lib/server/upstream/fault-answer";
import { askUpstream } from "@/lib/server/upstream/upstream-pool";
import { operatorTokenOf } from "./operator-cookie";
import { readOperator } from "./read-operator";

/** Nobody on a page that no gate has let through. */
const operatorOfPage = async (from: Headers) =>
  hasPassedGate(from) ? readOperator(operatorTokenOf(from)) : null;

/** @throws Fault of the contract, or of the way to the upstream */
async function askOperator<E extends Endpoint>(entry: E, body?: BodyOf<E>): Promise<ReplyOf<E>> {
  const from = await headers();
  const operator = await operatorOfPage(from);
  const answer = await askUpstream({
    url: env().API_UPSTREAM_URL + entry.path,
    method: "POST",
    headers: { ...upstreamHeaders(from, operator?.token), "content-type": "application/json" },
    body: body === undefined ? "{}" : JSON.stringify(entry.body?.encode(body)),
  });
  if (answer.status < 200 || answer.status > 299) throw readFaultAnswer(answer);
  const read = readReply(entry, readObject(answer.text)?.data);
  if ("fault" in read) throw new Fault("upstream-garbled", undefined, `${entry.path}: ${read.fault}`);
  return read.reply;
}

/** The signed-in operator; null where the upstream refuses the token, whatever its signature says. */
export async function readOperatorInfo(): Promise<OperatorInfo | null> {
  if (!(await operatorOfPage(await headers()))) return null;
  try {
    return await askOperator(operatorAuth);
  } catch (error) {
    if (isFault(error, "unauthorized") || isFault(error, "forbidden")) return null;
    throw error;
  }
}
