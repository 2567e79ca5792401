/** Parses an upstream's response by the contract. */
import type { z } from "zod";
import type { Endpoint, ReplyOf } from "./endpoint";

export interface ReadReply<E extends Endpoint> {
  reply: ReplyOf<E>;
  /** Why rows were left out, one line each; empty when the response is complete. */
  leftOut: readonly string[];
}

/**
 * A row of a list that breaks the contract is left out, and the others are kept. Null when anything else is
 * wrong, or every row.
 */
export function readReply<E extends Endpoint>(entry: E, data: unknown): ReadReply<E> | { fault: string } {
  const whole = entry.reply.safeParse(data);
  if (whole.success) return { reply: whole.data as ReplyOf<E>, leftOut: [] };
  const fault = { fault: whole.error.message.slice(0, 300) };
  const list = listIn(data);
  const { issues } = whole.error;
  const bad = new Set(
    issues.map(({ path }) => (list && startsWith(path, list.path) ? path[list.path.length] : -1)),
  );
  if (!list || bad.has(-1) || bad.has(undefined) || bad.size === list.rows.length) return fault;
  const rest = entry.reply.safeParse(list.with(list.rows.filter((_, index) => !bad.has(index))));
  return rest.success ? { reply: rest.data as ReplyOf<E>, leftOut: issues.map(lineOf) } : fault;
}

interface List {
  path: readonly string[];
  rows: readonly unknown[];
  with(rows: readonly unknown[]): unknown;
}

/** The reply when it is a list, or the list of a page. Lists further inside are parts of a whole. */
function listIn(data: unknown): List | null {
  if (Array.isArray(data)) return { path: [], rows: data, with: (rows) => rows };
  if (typeof data !== "object" || data === null || !("items" in data)) return null;
  const { items } = data;
  return Array.isArray(items)
    ? { path: ["items"], rows: items, with: (rows) => ({ ...data, items: rows }) }
    : null;
}

const startsWith = (path: readonly PropertyKey[], start: readonly string[]) =>
  start.every((name, at) => path[at] === name);

const lineOf = ({ path, message }: z.core.$ZodIssue) => `${path.map(String).join(".")}: ${message}`;
