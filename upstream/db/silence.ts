/**
 * Tells a database that is slow from one that answers nobody: while a call waits, another connection asks. A server
 * that is frozen, or whose network swallows everything, would otherwise hold each call up to its own limit.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import pg from "pg";
import { PROBE_MS, SILENT_AFTER_MS } from "./limits";

/** Whether the database answers at all, to anybody; a refusal is an answer. */
export type Probe = () => Promise<boolean>;

/** Asks by a connection of its own. Calls that wait at the same time share one question. */
export function createProbe(connectionString: string): Probe {
  let underWay: Promise<boolean> | null = null;
  return () => {
    underWay ??= ask(connectionString).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

async function ask(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PROBE_MS });
  client.on("error", () => undefined);
  const answer = client
    .connect()
    .then(() => client.query("SELECT 1"))
    .then(
      () => true,
      (error: unknown) => error instanceof pg.DatabaseError,
    );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(async () => {
      // After a pause of this process the answer may lie in the socket: it is read before the database is blamed.
      await nextTurn();
      await nextTurn();
      resolve(false);
    }, PROBE_MS);
  });
  const isAnswered = await Promise.race([answer, late]);
  clearTimeout(timer);
  // Not awaited: a silent database does not say goodbye.
  client.end().catch(() => undefined);
  return isAnswered;
}

/** Calls back once the database answers nobody, looking again and again until it is stopped. */
export function whenSilent(probe: Probe, act: () => void): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    const isAnswered = await probe();
    if (isStopped) return;
    if (isAnswered) wait();
    else act();
  };
  const wait = () => {
    timer = setTimeout(look, SILENT_AFTER_MS);
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
