/** Every statement of a process: commented with its request, timed, and logged where it is slow. */
import type pg from "pg";
import type { Logger } from "pino";
import { currentRequest } from "../logging/request-scope";
import { withComment } from "../logging/statement-comment";

/** How much of a slow statement is logged, in characters. Values are no part of its text. */
const MOST_LOGGED = 500;

interface StatementParts {
  slowMs: number;
  log: Logger;
  /** Called with each statement's time. */
  timed?(statement: string, ms: number): void;
}

/** Watches the pool's present and future connections. */
export function watchStatements(pool: pg.Pool, parts: StatementParts): void {
  const watched = new WeakSet<pg.PoolClient>();
  // Emitted before the connection is handed out, each time; new and old ones are met here.
  pool.on("acquire", (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    watchClient(client, parts);
  });
}

function watchClient(client: pg.PoolClient, { slowMs, log, timed }: StatementParts): void {
  const plain = client.query.bind(client) as (...sent: unknown[]) => unknown;
  client.query = ((first: unknown, ...rest: unknown[]) => {
    const statement = textOf(first);
    const scope = currentRequest();
    const outcome = plain(commented(first), ...rest);
    if (statement !== null && outcome instanceof Promise) {
      const begunMs = performance.now();
      const end = () => {
        const ms = performance.now() - begunMs;
        timed?.(statement, ms);
        if (ms < slowMs) return;
        const facts = { req: scope?.id, call: scope?.call, statement: statement.slice(0, MOST_LOGGED) };
        log.warn({ ...facts, ms: Math.round(ms) }, "a statement was slow");
      };
      outcome.then(end, end);
    }
    return outcome;
  }) as typeof client.query;
}

/** What is sent, with its comment. A prepared statement keeps its text: its name stands for it. */
function commented(sent: unknown): unknown {
  const scope = currentRequest();
  if (!scope) return sent;
  if (typeof sent === "string") return withComment(sent, scope);
  if (!isPlainConfig(sent) || sent.name) return sent;
  return { ...sent, text: withComment(sent.text, scope) };
}

function textOf(sent: unknown): string | null {
  if (typeof sent === "string") return sent;
  return isPlainConfig(sent) ? sent.text : null;
}

/** A query's text and values, not an object with a life of its own such as a cursor. */
const isPlainConfig = (sent: unknown): sent is { text: string; name?: string } =>
  typeof sent === "object" &&
  sent !== null &&
  "text" in sent &&
  typeof sent.text === "string" &&
  !("submit" in sent);
