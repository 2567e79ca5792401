import { AsyncLocalStorage } from "node:async_hooks";
import { type EventEmitter, once } from "node:events";
import type { Socket } from "node:net";
import pg from "pg";
import type { Database } from "@/upstream/db/tx";
import type { Chance } from "../day/chance";
import type { RequestId, Schedule } from "./schedule";

/** The request on whose behalf the service asks its database. */
export const requestNow = new AsyncLocalStorage<RequestId | undefined>();

/**
 * What happens to a query. before: the connection ends and the query never arrives. after: it is done and the
 * connection ends before the answer. late: its answer waits for another turn. refused: the server gives up the
 * transaction, as after a deadlock.
 */
export type Fate = "well" | "before" | "after" | "late" | "refused";
export const fates = ["before", "after", "late", "refused"] as const;
const frames = /^\s*(begin|rollback|savepoint|release)\b/i;

/** The trial that runs now; what happens without one happens well. */
export interface Trial {
  schedule: Schedule;
  chance: Chance;
  /** Ended once no more faults are due. */
  isCalm(): boolean;
  tally: Record<Fate, number>;
}

/** Shares of all queries; what decides about money is hit more often. */
const SHARE = 0.04;
const SHARE_OF_DECISIONS = 0.25;
const decides = /^\s*commit\b|\b(place_poy|place_sets|abort_poy|post_movement|void_round)\(/i;

/**
 * Puts faults and turns between the service and its database, for queries of requests alone.
 * @param isGone waits until the server has noticed that a connection ended
 */
export function makeFaulty(
  db: Database,
  trialNow: () => Trial | null,
  isGone: (pid: number) => Promise<void>,
): void {
  const pool = (db as Database & { $client: pg.Pool }).$client;
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const made = new WeakSet<pg.PoolClient>();
  pool.connect = (async () => {
    const [trial, request] = [trialNow(), requestNow.getStore()];
    const connecting = connect();
    const client = await (trial && request !== undefined
      ? trial.schedule.waitsForConnection(request, connecting)
      : connecting);
    if (!made.has(client)) disturb(client, trialNow, isGone);
    made.add(client);
    return client;
  }) as typeof pool.connect;
}

type Query = (...sent: unknown[]) => Promise<unknown>;
type Wire = { connection: EventEmitter & { stream: Socket }; processID: number };

function disturb(
  client: pg.PoolClient,
  trialNow: () => Trial | null,
  isGone: (pid: number) => Promise<void>,
): void {
  const wire = client as unknown as Wire;
  const send = client.query.bind(client) as unknown as Query;
  const cut = async () => {
    const { connection, processID } = wire;
    if (!connection.stream.destroyed) {
      // The driver tells of the end before any query fails by it; the service knows a lost connection by that.
      const ended = once(connection, "end");
      connection.stream.destroy();
      await ended;
    }
    await isGone(processID);
  };
  const faulty: Query = async (...sent) => {
    const [trial, request] = [trialNow(), requestNow.getStore()];
    if (!trial || request === undefined) return send(...sent);
    const { schedule, chance, tally } = trial;
    await schedule.turn(request);
    const share = decides.test(textOf(sent)) ? SHARE_OF_DECISIONS : SHARE;
    const drawn: Fate = !trial.isCalm() && chance.happens(share) ? chance.pick(fates) : "well";
    // A server gives up what runs, not the beginning or the end of it.
    const fate = drawn === "refused" && frames.test(textOf(sent)) ? "well" : drawn;
    tally[fate] += 1;
    if (fate === "refused") throw refusal();
    const answer = await schedule.sent(request, wire.processID, async () => {
      if (fate === "before") await cut();
      const found = await send(...sent);
      if (fate === "after") {
        await cut();
        throw new Error("Connection terminated unexpectedly");
      }
      return found;
    });
    if (fate === "late") await schedule.turn(request);
    return answer;
  };
  client.query = faulty as typeof client.query;
}

function textOf([query]: unknown[]): string {
  return typeof query === "string" ? query : String((query as { text?: string } | undefined)?.text ?? "");
}

function refusal(): pg.DatabaseError {
  const error = new pg.DatabaseError("could not serialize access due to concurrent update", 0, "error");
  error.code = "40001";
  return error;
}
