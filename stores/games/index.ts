import { createStore } from "zustand/vanilla";
import { type FaultCode, isFault } from "@/lib/contract/fault";
import type { PartnerGame } from "@/lib/contract/partners";
import type { LocaleCode } from "@/lib/domain/access/path";
import type { GameName } from "@/lib/domain/partners/game-path";
import type { DeviceKind } from "@/lib/domain/user-agent";
import { type Needs, shelved } from "../_core/registry";
import { keepLastPlayed } from "./storage";

/** The partners' lists under their three names; null where one could not be read. */
export interface GameLists {
  normal: readonly PartnerGame[] | null;
  /** Games without restriction. */
  nr: readonly PartnerGame[] | null;
  highlights: readonly PartnerGame[] | null;
}

/** What became of opening a game. */
export type Launch =
  | { state: "opening" }
  | { state: "open"; url: string }
  | { state: "refused"; code: FaultCode };

/** How a game is asked for: in which build, and in the language of the page. */
export interface LaunchWay {
  device: DeviceKind;
  locale: LocaleCode;
}

export interface Games extends GameLists {
  isLoading: boolean;
  /** The list of games could not be read, in the browser either. */
  isFailed: boolean;
  /** Takes what the server rendered; a list it went without stays as it was. */
  open: (lists: GameLists) => void;
  /** Reads the lists that are not known yet, once at a time. */
  load: () => Promise<void>;
  launch: Launch;
  /** Asks for a game's address. Of two questions the later one counts. */
  start: (game: GameName, way: LaunchWay) => Promise<void>;
  /** The page of a game went: what is still to be answered no longer counts. */
  close: () => void;
  /** Ends what is open at the partners; one that fails loses nothing, so nobody waits for it. */
  leave: () => Promise<void>;
  /** Remembers on this device that the member played it. `owner`: a hash of his uuid. */
  played: (owner: string, game: GameName) => void;
}

/** Partners' games: what there is, and the one that is open. */
export const createGames = ({ call }: Pick<Needs, "call">) =>
  createStore<Games>()((set, get) => {
    let running: Promise<void> | undefined;
    let asked = 0;
    /** An end that arrived after the next game's beginning would end that one, too. */
    let leaving: Promise<unknown> | undefined;

    const loadMissing = async () => {
      set({ isLoading: true, isFailed: false });
      const missing = <Reply>(known: Reply | null, ask: () => Promise<Reply>) =>
        known ? Promise.resolve(known) : ask().catch(() => null);
      const [normal, nr, highlights] = await Promise.all([
        missing(get().normal, () => call("partners", "gameListConfig")),
        missing(get().nr, () => call("partners", "gameListConfigNr")),
        missing(get().highlights, () => call("partners", "gameHighlightConfigs")),
      ]);
      set({ normal, nr, highlights, isLoading: false, isFailed: normal === null });
    };

    return {
      normal: null,
      nr: null,
      highlights: null,
      isLoading: false,
      isFailed: false,
      open: ({ normal, nr, highlights }) =>
        set({
          normal: normal ?? get().normal,
          nr: nr ?? get().nr,
          highlights: highlights ?? get().highlights,
        }),
      load: () => {
        running ??= loadMissing().finally(() => {
          running = undefined;
        });
        return running;
      },
      launch: { state: "opening" },
      start: async ({ partner, gameList, gameId }, way) => {
        const mine = ++asked;
        const settle = (launch: Launch) => {
          if (mine === asked) set({ launch });
        };
        settle({ state: "opening" });
        await leaving;
        if (mine !== asked) return;
        try {
          const { url } = await call("partners", "launchGame", {
            body: { partner, ...way, ...(gameList && { gameList }), ...(gameId && { gameId }) },
          });
          settle({ state: "open", url });
        } catch (error) {
          settle({ state: "refused", code: isFault(error) ? error.code : "internal-error" });
        }
      },
      close: () => {
        asked += 1;
        set({ launch: { state: "opening" } });
      },
      leave: async () => {
        get().close();
        leaving = call("partners", "leaveGame").catch(() => undefined);
        await leaving;
      },
      played: keepLastPlayed,
    };
  });

export const useGames = shelved(createGames);
