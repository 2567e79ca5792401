/**
 * How a call of the contract works on an upstream that has only the calls and fields of the product's spec: its
 * answer is completed, or other calls stand in for it.
 */
import type { Endpoint, QueryOf, ReplyOf } from "@/lib/contract/endpoint";
import { MADE_ID } from "@/lib/domain/money/transactions";
import { isRecord } from "./coerce";

/** Another call, made for the same visitor. */
export type AskMore = <E extends Endpoint>(
  entry: E,
  options?: {
    query?: QueryOf<E>;
    body?: E["body"] extends undefined ? undefined : unknown;
    cacheMs?: number;
  },
) => Promise<ReplyOf<E>>;

export interface FloorContext {
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  /** The upstream's clock. */
  nowMs: number;
  /** The answer completes another one: it asks for nothing that asks for this again. */
  isPart: boolean;
  ask: AskMore;
}

export interface FloorRule<E extends Endpoint = Endpoint> {
  entry: E;
  /** The answer as it came, with what the contract needs beside it, both in wire values. */
  complete?: (told: unknown, context: FloorContext) => unknown;
  /** The reply where the upstream does not have the call, in domain values. @throws Fault of the calls it makes */
  standIn?: (context: FloorContext) => Promise<ReplyOf<E>>;
}

/** Types a rule by its call. */
export function floorRule<E extends Endpoint>(rule: FloorRule<E>): FloorRule {
  const any: unknown = rule;
  return any as FloorRule;
}

/** A JSON object, empty for anything else. */
export const fieldsOf = (told: unknown): Record<string, unknown> => (isRecord(told) ? told : {});

/** A list as upstreams wrap it; empty for what is none. */
export function rowsOf(told: unknown): readonly unknown[] {
  if (Array.isArray(told)) return told;
  const { items, rows, list } = fieldsOf(told);
  return [items, rows, list].find(Array.isArray) ?? [];
}

/** A row's id; where the upstream sends none, one by time and place, marked as such, so that it stays the same. */
export const withId = (row: Record<string, unknown>, at: number, ...parts: readonly unknown[]) =>
  row.id ??
  `${MADE_ID}${parts
    .join("-")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .slice(0, 50)}-${at}`;
