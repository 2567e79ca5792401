import type { Logger } from "pino";
import { WITNESS_EVENT } from "@/lib/contract/channels";
import type { Database } from "../db/tx";
import type { ClientEvent } from "../realtime/push-server";
import { keepWitnesses, roundsAcceptingWitnesses, WITNESSES_MOST } from "./witnesses";

interface Witness {
  betId: string;
  /** As received; anything but 32 lower-case hex digits is dropped. */
  value: unknown;
  socketId: string;
  /** The sender's address, a whole /64 of IPv6 as one */
  address: string;
}

export interface WitnessCollector {
  /** Accepts or drops a witness; returns at once, without saying which. */
  hear(witness: Witness): void;
  /** Stores what was accepted. */
  stop(): Promise<void>;
}

/** Delay before accepted witnesses are stored. */
const BATCH_MS = 100;
const MOST_PER_SOCKET = 3;
const MOST_PER_ADDRESS = 60;
/** Maximum per socket and batch for rounds that are not known yet: a page shows only a few rounds. */
const MOST_ASKED_PER_SOCKET = 12;
/** Minimum interval between two look-ups of unknown rounds, however many are named. */
const LOOK_MS = 1_000;
/** Interval after which rounds that are over are removed. */
const FORGET_MS = 30_000;
const WITNESS = /^[0-9a-f]{32}$/;

/** What this process accepted for a round. */
interface Hearing {
  sockets: Map<string, number>;
  addresses: Map<string, number>;
  taken: number;
  /** Accepted values that are not stored yet. */
  unstored: string[];
}

interface WellFormed extends Witness {
  value: string;
}

/** Accepts the witnesses of one process's sockets and stores them in batches, apart from everything else. */
export function collectWitnesses(db: Database, log: Logger): WitnessCollector {
  const rounds = new Map<string, Hearing>();
  /** Witnesses of unknown rounds, limited on their own so that they never displace those of a known round. */
  let asked: WellFormed[] = [];
  let askedPerSocket = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> = Promise.resolve();
  let lookedAtMs = Number.NEGATIVE_INFINITY;

  /** Accepts it within the limits of its round; false where the round is not known. */
  function take({ betId, value, socketId, address }: WellFormed): boolean {
    const round = rounds.get(betId);
    if (!round) return false;
    const ofSocket = (round.sockets.get(socketId) ?? 0) + 1;
    const ofAddress = (round.addresses.get(address) ?? 0) + 1;
    if (ofSocket > MOST_PER_SOCKET || ofAddress > MOST_PER_ADDRESS || round.taken >= WITNESSES_MOST)
      return true;
    round.sockets.set(socketId, ofSocket);
    round.addresses.set(address, ofAddress);
    round.taken += 1;
    round.unstored.push(value);
    return true;
  }

  /** Queues it for the next batch, which looks its round up. */
  function ask(witness: WellFormed): void {
    const ofSocket = (askedPerSocket.get(witness.socketId) ?? 0) + 1;
    if (ofSocket > MOST_ASKED_PER_SOCKET || asked.length >= WITNESSES_MOST) return;
    askedPerSocket.set(witness.socketId, ofSocket);
    asked.push(witness);
  }

  async function store(): Promise<void> {
    const waiting = asked;
    asked = [];
    askedPerSocket = new Map();
    await look(waiting.length > 0);
    for (const witness of waiting) take(witness);
    const batch = [...rounds].flatMap(([betId, { unstored }]) =>
      unstored.splice(0).map((value) => ({ betId, value })),
    );
    if (batch.length > 0) await db.transaction((tx) => keepWitnesses(tx, batch));
  }

  /** Reads the rounds that accept witnesses; nothing is counted for any other. */
  async function look(isAsked: boolean): Promise<void> {
    const agoMs = performance.now() - lookedAtMs;
    if (agoMs < LOOK_MS || (!isAsked && agoMs < FORGET_MS)) return;
    const hearing = new Set(await roundsAcceptingWitnesses(db));
    lookedAtMs = performance.now();
    for (const betId of rounds.keys()) if (!hearing.has(betId)) rounds.delete(betId);
    for (const betId of hearing)
      if (!rounds.has(betId))
        rounds.set(betId, { sockets: new Map(), addresses: new Map(), taken: 0, unstored: [] });
  }

  function flush(): void {
    timer = undefined;
    storing = storing
      .then(store)
      .catch((error: unknown) => log.error({ err: error }, "witnesses were not stored"));
  }

  return {
    hear({ value, ...witness }) {
      if (typeof value !== "string" || !WITNESS.test(value)) return;
      const wellFormed = { ...witness, value };
      if (!take(wellFormed)) ask(wellFormed);
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

/** Picks the witnesses from the client events on rounds' channels. */
export const hearIn =
  (ear: Pick<WitnessCollector, "hear">) =>
  ({ event, channel, data, socketId, address }: ClientEvent): void => {
    const [, betId] = ROUND_CHANNEL.exec(channel) ?? [];
    if (event !== WITNESS_EVENT || !betId || typeof data !== "object" || data === null) return;
    ear.hear({ betId, value: "value" in data ? data.value : null, socketId, address });
  };
