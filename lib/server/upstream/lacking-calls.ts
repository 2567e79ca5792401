/**
 * Calls that the upstream does not have. Each is learned by one answer and believed for ten minutes: meanwhile it is not
 * asked again, and what it is for leaves the menus.
 */
import type { z } from "zod";
import { callKey, type Endpoint } from "@/lib/contract/endpoint";
import { knownKeys } from "@/lib/contract/known-keys";
import { env } from "@/lib/server/config/env";
import { perProcess } from "@/lib/server/config/per-process";
import { readObject } from "./fault-answer";

export const LACKING_MS = 600_000;

const untilMs = () => perProcess("lacking-calls", () => new Map<string, number>());

export const isLacking = (entry: Endpoint, nowMs: number): boolean =>
  nowMs < (untilMs().get(callKey(entry)) ?? Number.NEGATIVE_INFINITY);

export function noteLacking(entry: Endpoint, nowMs: number): void {
  untilMs().set(callKey(entry), nowMs + LACKING_MS);
}

/** For tests, whose upstream has other calls from one moment to the next. */
export const forgetLacking = (): void => untilMs().clear();

/** `callKey` of all that are lacking now, for pages: they need not ask either. */
export function lackingKeys(nowMs: number): string[] {
  return [...untilMs()].flatMap(([key, endMs]) => (nowMs < endMs ? [key] : []));
}

/**
 * Whether an answer says that the call itself is not there. A 404 may also be about the row that was asked for, and one
 * visitor's wrong id must not take a call from everybody: where a call names a row, the answer has to speak of the
 * address. The site's own upstream has every call.
 */
export function isMissing(entry: Endpoint, { status, text }: { status: number; text: string }): boolean {
  if (env().embedded) return false;
  if (status === 501) return true;
  if (status !== 404 && status !== 405) return false;
  return (
    !namesRow(entry) ||
    (status === 405 && !readObject(text)) ||
    speaksOfAddress(entry, text) ||
    lacksList(entry)
  );
}

/**
 * Where the list of all rows is not there, a call that reads one of them is not either: a 404 says nothing of the row,
 * such as that a slip never arrived. Believed for longer than ten minutes, because the wrong answer would be about money.
 */
const lacksList = ({ method, path }: Endpoint): boolean =>
  method === "GET" && [...untilMs().keys()].some((key) => key.endsWith(` ${path.replace(/\..*/, "")}.all`));

/** How frameworks name an address that they do not serve. */
const unrouted =
  /\bcannot (get|post)\b|\broute\b.*\bnot found\b|\bno route\b|\bunknown (route|path|endpoint|call)\b/i;

const speaksOfAddress = ({ path }: Endpoint, text: string): boolean =>
  unrouted.test(text.slice(0, MOST_READ)) || text.slice(0, MOST_READ).includes(path);

const MOST_READ = 2_000;

/** What narrows a list and names none of its rows. */
const narrowing: ReadonlySet<string> = new Set([
  ...["cursor", "limit", "locale", "startedDate", "endedDate", "date", "group", "betGroup", "before", "real"],
]);

/** What visitors say of themselves, which is no row that could be missing. */
const ofCaller: ReadonlySet<string> = new Set([
  ...["device", "pageName", "referUrl", "uuid", "linkedUid"],
  ...["oldPassword", "newPassword", "password"],
]);

/** Pages of a list name none, whatever they are narrowed by. */
function namesRow({ query, body }: Endpoint): boolean {
  const keys = [query, body].flatMap((shape) => [...keysOf(shape)]);
  return !keys.includes("cursor") && keys.some((key) => !narrowing.has(key) && !ofCaller.has(key));
}

/** Of a shape that allows any key nothing is known. */
const keysOf = (shape: z.ZodType | undefined): ReadonlySet<string> => knownKeys(shape) ?? new Set(["any"]);
