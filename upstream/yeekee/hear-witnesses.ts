import type { Logger } from "pino";
import { WITNESS_EVENT } from "@/lib/contract/channels";
import type { Database } from "../db/connect";
import type { ClientEvent } from "../realtime/push-server";
import { keepWitnesses, roundsHearing, WITNESSES_MOST } from "./witnesses";

export interface Witness {
  betId: string;
  /** As it came; what is not 32 lower-case hex digits is dropped. */
  value: unknown;
  socketId: string;
  /** Of the sender, a whole /64 of IPv6 as one */
  address: string;
}

export interface WitnessEar {
  /** Takes a witness or drops it; returns at once and tells nobody which. */
  hear(witness: Witness): void;
  /** Stores what was taken. */
  stop(): Promise<void>;
}

/** What is taken is stored after this. */
const BATCH_MS = 100;
const MOST_PER_SOCKET = 3;
const MOST_PER_ADDRESS = 60;
/** What one socket may leave between two batches: a page is in a few rooms at most. */
const MOST_WAITING_PER_SOCKET = 12;
/** A round that is not known is looked for once in this time, however many are named. */
const LOOK_MS = 1_000;
/** Rounds that are over are forgotten after this. */
const FORGET_MS = 30_000;
const WITNESS = /^[0-9a-f]{32}$/;

interface Tally {
  sockets: Map<string, number>;
  addresses: Map<string, number>;
}

interface Waiting extends Witness {
  value: string;
}

/** Takes the witnesses of one process's sockets and stores them in batches, apart from everything else. */
export function hearWitnesses(db: Database, log: Logger): WitnessEar {
  const tallies = new Map<string, Tally>();
  let waiting: Waiting[] = [];
  let perSocket = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> = Promise.resolve();
  let lookedAtMs = Number.NEGATIVE_INFINITY;

  async function store(): Promise<void> {
    const batch = waiting;
    waiting = [];
    perSocket = new Map();
    await look(batch);
    const taken = new Map<string, string[]>();
    for (const witness of batch) {
      if (!admit(witness)) continue;
      taken.set(witness.betId, [...(taken.get(witness.betId) ?? []), witness.value]);
    }
    for (const [betId, values] of taken) await db.transaction((tx) => keepWitnesses(tx, betId, values));
  }

  /** Knows the rounds that take witnesses; nothing is counted for any other. */
  async function look(batch: readonly Waiting[]): Promise<void> {
    const agoMs = performance.now() - lookedAtMs;
    const isUnknown = batch.some(({ betId }) => !tallies.has(betId));
    if (agoMs < LOOK_MS || (!isUnknown && agoMs < FORGET_MS)) return;
    const rounds = new Set(await roundsHearing(db));
    lookedAtMs = performance.now();
    for (const betId of tallies.keys()) if (!rounds.has(betId)) tallies.delete(betId);
    for (const betId of rounds)
      if (!tallies.has(betId)) tallies.set(betId, { sockets: new Map(), addresses: new Map() });
  }

  function admit({ betId, socketId, address }: Waiting): boolean {
    const tally = tallies.get(betId);
    if (!tally) return false;
    const ofSocket = (tally.sockets.get(socketId) ?? 0) + 1;
    const ofAddress = (tally.addresses.get(address) ?? 0) + 1;
    if (ofSocket > MOST_PER_SOCKET || ofAddress > MOST_PER_ADDRESS) return false;
    tally.sockets.set(socketId, ofSocket);
    tally.addresses.set(address, ofAddress);
    return true;
  }

  function flush(): void {
    timer = undefined;
    storing = storing
      .then(store)
      .catch((error: unknown) => log.error({ err: error }, "witnesses were not stored"));
  }

  return {
    hear({ value, ...witness }) {
      if (typeof value !== "string" || !WITNESS.test(value) || waiting.length >= WITNESSES_MOST) return;
      const count = (perSocket.get(witness.socketId) ?? 0) + 1;
      if (count > MOST_WAITING_PER_SOCKET) return;
      perSocket.set(witness.socketId, count);
      waiting.push({ ...witness, value });
      timer ??= setTimeout(flush, BATCH_MS);
    },
    async stop() {
      clearTimeout(timer);
      flush();
      await storing;
    },
  };
}

const ROUND_CHANNEL = /^round-(.+)$/;

/** Hears the witnesses among what pages say on their rounds' channels. */
export const hearIn =
  (ear: Pick<WitnessEar, "hear">) =>
  ({ event, channel, data, socketId, address }: ClientEvent): void => {
    const [, betId] = ROUND_CHANNEL.exec(channel) ?? [];
    if (event !== WITNESS_EVENT || !betId || typeof data !== "object" || data === null) return;
    ear.hear({ betId, value: "value" in data ? data.value : null, socketId, address });
  };
