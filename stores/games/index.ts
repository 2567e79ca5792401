import { createStore } from "zustand/vanilla";
import { loadHashing } from "@/lib/client/device/hashing";
import { countAsInput } from "@/lib/client/page/after-interaction";
import { type FaultCode, isFault } from "@/lib/contract/fault";
import { limitRefusalOf, type OwnRefusal } from "@/lib/contract/limit-refusal";
import type { PartnerGame } from "@/lib/contract/partners";
import type { LocaleCode } from "@/lib/domain/access/path";
import { type FinishedPlay, playAgrees } from "@/lib/domain/partners/demo/check-play";
import type { GameName } from "@/lib/domain/partners/game-path";
import type { GameTable } from "@/lib/domain/partners/game-table";
import type { DeviceKind } from "@/lib/kernel/user-agent";
import { type StoreDeps, storeHook } from "../_core/registry";
import { forgetTable, readTable, saveLastPlayed, saveTable } from "./storage";

/** The partners' lists by name; null where one could not be read. */
export interface GameLists {
  normal: readonly PartnerGame[] | null;
  /** Games without restriction. */
  nr: readonly PartnerGame[] | null;
  highlights: readonly PartnerGame[] | null;
}

/** The outcome of opening a game. */
export type Launch =
  | { state: "opening" }
  | { state: "open"; url: string }
  | { state: "refused"; code: FaultCode; own?: OwnRefusal };

/** The launch parameters: the build, and the language of the page. */
export interface LaunchMode {
  device: DeviceKind;
  locale: LocaleCode;
}

export interface Games extends GameLists {
  isLoading: boolean;
  /** The list of games could not be read, in the browser either. */
  isFailed: boolean;
  /** Takes what the server rendered; a list that it could not read is left as it was. */
  open: (lists: GameLists) => void;
  /** Reads the lists that are not known yet, single-flight. */
  load: () => Promise<void>;
  launch: Launch;
  /** Requests a game's launch address. Only the latest of two requests counts. */
  start: (game: GameName, mode: LaunchMode) => Promise<void>;
  /** The game is on the screen: from now on the member's input goes to its frame. */
  shown: () => void;
  /** The game page was left: pending answers are ignored. */
  close: () => void;
  /** Ends the open sessions at the partners; fire-and-forget, a failure loses nothing. */
  leave: () => Promise<void>;
  /** Remembers on this device that the member opened it. `owner`: a hash of their uuid. */
  played: (owner: string, game: GameName) => void;
  /** What this member has laid on a game's table in this tab: it is there again after a way to the deposit. */
  tableOf: (owner: string, game: GameName) => GameTable | null;
  keepTable: (owner: string, game: GameName, table: GameTable) => void;
  forgetTable: (owner: string, game: GameName) => void;
  /** Works a finished play of the house out again, on this device; rejects where nothing can hash here. */
  check: (gameId: string, play: FinishedPlay) => Promise<boolean>;
}

/** Partners' games: what there is, and the one that is open. */
export const createGames = ({ call }: Pick<StoreDeps, "call">) =>
  createStore<Games>()((set, get) => {
    let running: Promise<void> | undefined;
    let asked = 0;
    /** An end request that arrived after the next game's launch would end that game, too. */
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
      start: async ({ partner, gameList, gameId }, mode) => {
        const mine = ++asked;
        const settle = (launch: Launch) => {
          if (mine === asked) set({ launch });
        };
        settle({ state: "opening" });
        await leaving;
        if (mine !== asked) return;
        try {
          const { url } = await call("partners", "launchGame", {
            body: { partner, ...mode, ...(gameList && { gameList }), ...(gameId && { gameId }) },
          });
          settle({ state: "open", url });
        } catch (error) {
          const own = limitRefusalOf(error);
          settle({
            state: "refused",
            code: isFault(error) ? error.code : "internal-error",
            ...(own && { own }),
          });
        }
      },
      shown: countAsInput,
      close: () => {
        asked += 1;
        set({ launch: { state: "opening" } });
      },
      leave: async () => {
        get().close();
        leaving = call("partners", "leaveGame").catch(() => undefined);
        await leaving;
      },
      played: saveLastPlayed,
      tableOf: readTable,
      keepTable: saveTable,
      forgetTable,
      check: async (gameId, play) => playAgrees(await loadHashing(), gameId, play),
    };
  });

export const useGames = storeHook(createGames);
