/** What an external upstream does not answer, of other calls or of the spec's fields. */
import type { Endpoint } from "@/lib/contract/endpoint";
import { env } from "@/lib/server/config/env";
import type { FloorContext } from "@/lib/server/floor/floor-rule";
import { completeText, isLackingCall, standIn } from "@/lib/server/floor/read-answer";
import { askCall } from "@/lib/server/upstream/ask-call";
import { readFaultAnswer } from "@/lib/server/upstream/fault-answer";
import type { UpstreamAnswer, UpstreamRequest } from "@/lib/server/upstream/upstream-pool";

/** The answer of the call, or of those that stand in for it where an external upstream lacks it. */
export async function askOrStandIn(
  entry: Endpoint,
  context: FloorContext,
  request: UpstreamRequest,
): Promise<UpstreamAnswer> {
  const instead = async () => {
    const data = entry.reply.encode(await standIn(entry, context));
    return { status: 200, text: JSON.stringify({ data }), contentType: "application/json", auth: undefined };
  };
  try {
    const answer = await askCall(entry, request);
    const isRefused = answer.status < 200 || answer.status > 299;
    if (env().embedded || !isRefused || !isLackingCall(entry, readFaultAnswer(answer))) return answer;
  } catch (error) {
    if (!isLackingCall(entry, error)) throw error;
  }
  return instead();
}

/** An answer of an external upstream with what the contract needs beside it. */
export async function completed(
  entry: Endpoint,
  answer: UpstreamAnswer,
  context: FloorContext,
): Promise<UpstreamAnswer> {
  const isRefused = answer.status < 200 || answer.status > 299;
  if (env().embedded || entry.multipart || isRefused) return answer;
  return { ...answer, text: await completeText(entry, answer.text, context) };
}
