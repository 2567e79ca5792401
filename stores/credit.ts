import { createStore } from "zustand/vanilla";
import { pageConfig } from "@/lib/client/page/page-config";
import { live } from "@/lib/client/realtime/live";
import { memberChannel } from "@/lib/contract/channels";
import type { Satang } from "@/lib/domain/money/money";
import { type InitialState, type StoreDeps, storeHook } from "./_core/registry";
import { singleFlight } from "./_core/single-flight";

/** A push is only a hint: the balance is read this many ms later, once for several hints (decision 16). */
export const confirmAfterMs = 600;

/** A play that does not say how it ended keeps the balance back for so long at most. */
export const playShownWithinMs = 4_000;

interface MoneyUpdate {
  balance: Satang;
  held?: Satang;
  version?: number;
}

export interface Credit {
  /** Null until it is known. */
  cash: Satang | null;
  /** Part of the member's money that is held by a pending withdrawal. */
  held: Satang;
  /** Orders answers and hints; 0 where the upstream sends none. */
  version: number;
  /** The time (epoch ms) at which the amount was read; null until it is known. */
  knownAtMs: number | null;
  isRefreshing: boolean;
  /** The last request failed: the amount shown may be old. */
  isStale: boolean;
  refresh: () => Promise<void>;
  pushed: (update: MoneyUpdate) => void;
  /** A play has begun: amounts that come wait until its end is on the screen, which they would give away. */
  playBegun: () => void;
  /** Its end is on the screen. Where no amount has come meanwhile, it is asked for. */
  playShown: () => void;
  /**
   * Subscribes to this member's money until the returned function is called; reads again when the page becomes
   * visible.
   */
  listen: (uuid: string) => () => void;
}

type Known = Pick<Credit, "cash" | "held" | "version" | "knownAtMs">;

/** The member's balance: shown at once, confirmed by the upstream, and never replaced by an older one. */
export const createCredit = ({ call }: StoreDeps, { balance }: InitialState) =>
  createStore<Credit>()((set, get) => {
    const askOnce = singleFlight();
    /** Pushes so far: an answer without a version may be older than a push that came meanwhile. */
    let heard = 0;
    let confirming: ReturnType<typeof setTimeout> | undefined;

    let playing: ReturnType<typeof setTimeout> | undefined;
    /** What came during a play and is not shown yet. */
    let waiting: Known | null = null;

    const accept = (cash: Satang, held: Satang | undefined, version: number | undefined) => {
      const known = waiting ?? get();
      if (version !== undefined && version < known.version) return;
      const next = {
        cash,
        held: held ?? known.held,
        version: version ?? known.version,
        knownAtMs: Date.now(),
      };
      if (playing) waiting = next;
      else set({ ...next, isStale: false });
    };

    const ask = async () => {
      set({ isRefreshing: true });
      const heardBefore = heard;
      try {
        const reply = await call("credit", "cashs", {});
        if (reply.version === undefined && heard !== heardBefore) void get().refresh();
        else accept(reply.money, reply.held, reply.version);
      } catch {
        set({ isStale: true });
      } finally {
        set({ isRefreshing: false });
      }
    };

    return {
      cash: balance?.money ?? null,
      held: balance?.held ?? (0 as Satang),
      version: balance?.version ?? 0,
      knownAtMs: balance?.atMs ?? null,
      isRefreshing: false,
      isStale: false,
      // A request under way may have been answered before the event: it is repeated once after it.
      refresh: () => askOnce("balance", ask),
      pushed: ({ balance, held, version }) => {
        if (version !== undefined && version <= get().version) return;
        heard += 1;
        accept(balance, held, version);
        confirming ??= setTimeout(() => {
          confirming = undefined;
          void get().refresh();
        }, confirmAfterMs);
      },
      playBegun: () => {
        clearTimeout(playing);
        playing = setTimeout(get().playShown, playShownWithinMs);
      },
      playShown: () => {
        if (!playing) return;
        clearTimeout(playing);
        playing = undefined;
        if (waiting) set({ ...waiting, isStale: false });
        else void get().refresh();
        waiting = null;
      },
      listen: (uuid) => {
        const channel = memberChannel(uuid, pageConfig().push.isPrivate);
        const onFocus = () => document.visibilityState === "visible" && void get().refresh();
        const ends = [
          live.on(channel, "money-update", (update) => get().pushed(update)),
          live.onReconnect(() => void get().refresh()),
        ];
        document.addEventListener("visibilitychange", onFocus);
        return () => {
          document.removeEventListener("visibilitychange", onFocus);
          clearTimeout(confirming);
          confirming = undefined;
          for (const end of ends) end();
        };
      },
    };
  });

export const useCredit = storeHook(createCredit);
