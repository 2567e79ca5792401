/**
 * Reads an upstream's answer by the contract. One that is whole is taken as it is; another is completed from the
 * fields of the spec, by the call's rule.
 */
import { callKey, type Endpoint, type ReplyOf } from "@/lib/contract/endpoint";
import { Fault, isFault } from "@/lib/contract/fault";
import { type ReadReply, readReply } from "@/lib/contract/read-reply";
import { coerce, isRecord } from "./coerce";
import type { FloorContext, FloorRule } from "./floor-rule";
import { memberRules } from "./members";
import { noteLeftOut } from "./note-left-out";
import { playRules } from "./play";
import { requestRules } from "./requests";
import { resultRules } from "./results";
import { roundRules } from "./rounds";
import { statementRules } from "./statement";

const rules = new Map<string, FloorRule>(
  [...roundRules, ...resultRules, ...statementRules, ...requestRules, ...playRules, ...memberRules].map(
    (rule) => [keyOf(rule.entry), rule],
  ),
);

function keyOf({ method, service, path }: Endpoint): string {
  return `${method} ${service} ${path}`;
}

function jsonOf(entry: Endpoint, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault("upstream-garbled", undefined, `${entry.path}: no JSON`);
  }
}

/**
 * The answer for a browser, which reads it by the contract: the very text where it is whole, or where nothing makes it
 * so; else the completed one. An act that was accepted never fails because its answer could not be completed.
 */
export async function completeText(entry: Endpoint, text: string, context: FloorContext): Promise<string> {
  const answer = jsonOf(entry, text);
  const whole = isRecord(answer) && "data" in answer ? readReply(entry, answer.data) : null;
  if (whole && !("fault" in whole) && whole.leftOut.length === 0) return text;
  try {
    const { reply, leftOut } = await readAnswer(entry, text, context);
    noteLeftOut(entry.path, leftOut);
    return JSON.stringify({ data: entry.reply.encode(reply) });
  } catch {
    return text;
  }
}

/** Where the reply stands in an answer: below `data`, below `data.data`, or it is the answer itself. */
function* candidatesOf(answer: unknown): Generator<unknown> {
  if (!isRecord(answer) || !("data" in answer)) return yield answer;
  if (isRecord(answer.data) && "data" in answer.data) yield answer.data.data;
  yield answer.data;
}

/**
 * @param text the whole answer
 * @throws Fault `upstream-garbled` for what has no reading
 */
export async function readAnswer<E extends Endpoint>(
  entry: E,
  text: string,
  context: FloorContext,
): Promise<ReadReply<E>> {
  const answer = jsonOf(entry, text);
  let fault = "no data in the answer";
  let best: ReadReply<E> | null = null;
  for (const told of candidatesOf(answer)) {
    const read = readReply(entry, told);
    if (!("fault" in read) && read.leftOut.length === 0) return read;
  }
  const complete = rules.get(keyOf(entry))?.complete;
  for (const told of candidatesOf(answer)) {
    const completed = coerce(entry.reply, complete ? await complete(told, context) : told);
    const read = readRows(entry, completed);
    if ("fault" in read) fault = read.fault;
    else if (!best || read.leftOut.length < best.leftOut.length) best = read;
  }
  if (!best) throw new Fault("upstream-garbled", undefined, `${entry.path}: ${fault}`);
  return best;
}

/** Like `readReply`, but a list of which no row can be read is an empty one. */
function readRows<E extends Endpoint>(entry: E, told: unknown): ReadReply<E> | { fault: string } {
  const read = readReply(entry, told);
  if (!("fault" in read)) return read;
  const isList = Array.isArray(told) && told.length > 0;
  const empty = isList ? entry.reply.safeParse([]) : null;
  return empty?.success ? { reply: empty.data as ReplyOf<E>, leftOut: [read.fault] } : read;
}

/** The reply of the calls that stand in. @throws their Fault */
export async function standIn<E extends Endpoint>(entry: E, context: FloorContext): Promise<ReplyOf<E>> {
  const rule = rules.get(keyOf(entry));
  if (!rule?.standIn) throw new Fault("not-offered");
  return (await rule.standIn(context)) as ReplyOf<E>;
}

/** Whether other calls can stand in for this one. */
export const hasStandIn = (entry: Endpoint): boolean => rules.get(keyOf(entry))?.standIn !== undefined;

/** `callKey` of the calls that others can stand in for. */
export const standInKeys: ReadonlySet<string> = new Set(
  [...rules.values()].flatMap(({ entry, standIn: other }) => (other ? [callKey(entry)] : [])),
);

/** Whether the upstream does not have the call, and others can stand in for it. */
export const isLackingCall = (entry: Endpoint, error: unknown): boolean =>
  (isFault(error, "not-offered") || isFault(error, "not-found")) && hasStandIn(entry);
