import type { Call } from "@/lib/client/calls/lazy-call";
import { momentNow } from "@/lib/client/device/moment";
import { type Witness, witnessRound } from "@/lib/client/proofs/witness";
import { live } from "@/lib/client/realtime/live";
import { serverNow } from "@/lib/client/realtime/server-clock";
import { roundChannel } from "@/lib/contract/channels";
import type { YingSummary } from "@/lib/contract/yings";
import { findPath } from "./path";
import { countRound, type StoredFreeze, saveFreeze, saveSeal, saveWitness, storedRound } from "./storage";

/**
 * Without a push by then, the summary is read to see whether the list is frozen; each read is delayed by up to
 * `SPREAD_MS` more, at random.
 */
const FROZEN_WITHIN_MS = 4_000;
const SPREAD_MS = 4_000;
const MOST_READINGS = 8;
/** Paths are requested spread over this time: every page of the round does so at the same moment. */
const PATH_WITHIN_MS = 3_000;
/** Without an answer: retries after this long, this many times. */
const PATH_AGAIN_MS = 8_000;
const MOST_TRIES = 4;

/** Sends this page's witnesses, receives the freeze, and finds the path from one to the other. */
export function witnessDraw(call: Call, betId: string, opening: YingSummary | null): () => void {
  let witness: Witness | undefined;
  let readingsLeft = MOST_READINGS;
  let reading: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isPathKnown = false;
  let isAsking = false;
  let triesLeft = MOST_TRIES;

  const askPath = async () => {
    if (isAsking) return;
    isAsking = true;
    isPathKnown = await findPath(call, betId);
    isAsking = false;
    triesLeft -= 1;
    if (!isPathKnown && triesLeft > 0) askPathIn(PATH_AGAIN_MS);
  };
  const askPathIn = (waitMs: number) => {
    clearTimeout(asking);
    if (!isOver) asking = setTimeout(() => void askPath(), waitMs + Math.random() * PATH_WITHIN_MS);
  };
  const hear = (message: StoredFreeze["message"]) => {
    const heardAt = momentNow();
    witness?.stop();
    clearTimeout(reading);
    readingsLeft = 0;
    saveFreeze(betId, { message, heardAt });
    askPathIn(0);
  };

  const see = (summary: YingSummary) => {
    const { seal, freeze } = summary;
    if (isOver || !seal) return;
    saveSeal(betId, seal);
    if (freeze) return hear({ ...freeze, seal: seal.hash });
    if (witness) return;
    witness = witnessRound(betId, seal.endsAt, {
      onDue: () => countRound(betId),
      onSent: (sent) => saveWitness(betId, sent),
    });
    readLater(seal.endsAt - serverNow());
  };

  const read = async () => {
    try {
      const body = { betId };
      see(await call("yings", "summaryOfYings", { body }));
    } catch {
      // Asked again at the next opportunity; until then no freeze is known.
    }
  };
  const readLater = (endsInMs: number) => {
    clearTimeout(reading);
    const inMs = Math.max(0, endsInMs) + FROZEN_WITHIN_MS + Math.random() * SPREAD_MS;
    reading = setTimeout(async () => {
      readingsLeft -= 1;
      await read();
      if (!isOver && readingsLeft > 0) readLater(0);
    }, inMs);
  };

  /** A device that slept has missed pushes, and its timers stood still. */
  const wake = () => {
    witness?.again();
    const { seal, freeze } = storedRound(betId);
    if (freeze === null && seal !== null && serverNow() >= seal.endsAt) void read();
    else if (freeze !== null && !isPathKnown) void askPath();
  };
  const looked = () => {
    if (document.visibilityState === "visible") wake();
  };

  const channel = roundChannel(betId);
  const stops = [
    live.on(channel, "ying-freeze", ({ betId: of, ...message }) => {
      if (of === betId) hear(message);
    }),
    // A round that was not open when the page was rendered has its seal by now.
    live.on(channel, "round-update", () => {
      if (!witness && storedRound(betId).freeze === null) void read();
    }),
    live.onReconnect(wake),
  ];
  document.addEventListener("visibilitychange", looked);
  if (opening) see(opening);
  else void read();
  return () => {
    isOver = true;
    witness?.stop();
    for (const stop of stops) stop();
    clearTimeout(reading);
    clearTimeout(asking);
    document.removeEventListener("visibilitychange", looked);
  };
}
