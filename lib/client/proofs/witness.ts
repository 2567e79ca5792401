/**
 * A page's own random bytes in a round's draw. They are made when they are sent, so nobody can know them
 * earlier, and a draw that includes them was not chosen before that moment.
 */

import { type Moment, momentNow } from "@/lib/client/device/moment";
import { live } from "@/lib/client/realtime/live";
import { clockAccuracyMs, serverNow, syncClock } from "@/lib/client/realtime/server-clock";
import { roundChannel, WITNESS_EVENT } from "@/lib/contract/channels";
import { hex } from "@/lib/domain/yeekee/draw";

/** When they are sent, ms before the end of shooting; new bytes each time. */
const LEADS_MS = [4_000, 2_000, 1_000];
/** Each page sends up to this much earlier, at random, ms. */
const SPREAD_MS = 300;
/**
 * If the server's clock was never read, it is read this long before the end, and up to as much earlier at
 * random.
 */
const CLOCK_READ_MS = 12_000;
const CLOCK_SPREAD_MS = 8_000;
/** Half a round trip where none was measured, and the most that a measured one counts. */
const UNKNOWN_TRIP_MS = 500;
const MOST_TRIP_MS = 1_000;

const BYTES = 16;

interface Heard {
  /** The first time to send has come; whether sending is possible is not known yet. */
  onDue: () => void;
  onSent: (witness: { value: string; sentAt: Moment }) => void;
}

export interface Witness {
  /** Reads the clock again: timers stop while a device sleeps. */
  again: () => void;
  stop: () => void;
}

/** @param endsAtMs end of shooting by the server's clock */
export function witnessRound(
  betId: string,
  endsAtMs: number,
  { onDue, onSent }: Heard,
  chance: () => number = Math.random,
): Witness {
  let leads = LEADS_MS.map((leadMs) => leadMs + chance() * SPREAD_MS);
  let isDue = false;
  let clockReadMs = CLOCK_READ_MS + chance() * CLOCK_SPREAD_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    // Taken before the bytes are made: the claimed span until the freeze may be too long, never too short.
    const sentAt = momentNow();
    const value = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
    if (live.say(roundChannel(betId), WITNESS_EVENT, { value })) onSent({ value, sentAt });
  };

  const again = () => {
    clearTimeout(timer);
    const leftMs = endsAtMs - serverNow() - halfTripMs();
    // Bytes that arrive after the freeze are in no draw.
    if (leftMs <= 0) return;
    if (leftMs <= clockReadMs) {
      clockReadMs = 0;
      if (!Number.isFinite(clockAccuracyMs())) void syncClock(betId).then(again);
    }
    const later = leads.filter((leadMs) => leadMs < leftMs);
    if (later.length < leads.length) {
      leads = later;
      if (!isDue) onDue();
      isDue = true;
      // One message for all that are due: in a background tab timers fire late, and together.
      send();
    }
    const next = Math.max(clockReadMs, leads[0] ?? 0);
    if (next > 0) timer = setTimeout(again, Math.ceil(leftMs - next));
  };

  again();
  return {
    again,
    stop: () => {
      leads = [];
      clockReadMs = 0;
      clearTimeout(timer);
    },
  };
}

function halfTripMs(): number {
  const halfMs = clockAccuracyMs();
  return Number.isFinite(halfMs) ? Math.min(halfMs, MOST_TRIP_MS) : UNKNOWN_TRIP_MS;
}
