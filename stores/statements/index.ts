import { createStore } from "zustand/vanilla";
import type { StatementPage, StatementSelection, TransactionRow } from "@/lib/contract/transactions";
import { statementWindow } from "@/lib/domain/money/transactions";
import { hearLive } from "../_core/live-hints";
import { type InitialState, type StoreDeps, storeHook } from "../_core/registry";
import { singleFlight } from "../_core/single-flight";
import {
  listOf,
  mostAPage,
  newestOf,
  rowsAPage,
  type StatementList,
  type StoredHeights,
  statementKey,
  withNewHead,
  withNextPage,
} from "./lists";

export interface Statements {
  /** The latest movements, newest first; null until they are known. */
  rows: TransactionRow[] | null;
  isLoading: boolean;
  /** The last load failed; the rows shown may be old. */
  isStale: boolean;
  /** Takes what the server rendered, unless something newer is known. */
  open: (rows: TransactionRow[] | null) => void;
  /** Loads the default window again, single-flight. */
  load: () => Promise<void>;

  /**
   * Lists by selection. They are kept while the member opens a row's cause, so that going back shows the same
   * place.
   */
  lists: Record<string, StatementList>;
  /** Takes the first page that the server rendered; pages already read below it stay. */
  openList: (selection: StatementSelection, first: StatementPage) => void;
  /** Reads the next page, single-flight; does nothing on the last. */
  more: (selection: StatementSelection) => Promise<void>;
  /** Reads the newest rows again. One request at a time, and one more for all the hints that came meanwhile. */
  refresh: (selection: StatementSelection) => Promise<void>;
  /** Reads to the end of the window, for an export or a print of all of it. Null when that failed. */
  readAll: (selection: StatementSelection) => Promise<TransactionRow[] | null>;
  /** The measured heights of a list's rows: with them a restored list has the same height. */
  heightsOf: (selection: StatementSelection) => StoredHeights;
  /** Notifies of requests that changed without a movement, and of every reconnect. */
  listen: (changed: () => void) => () => void;
}

/** Handles a failed load: logs it and keeps what is shown. */
function logFailure(error: unknown): void {
  console.error("transactions could not be loaded", error);
}

/** The movements of the member's money: the latest, and lists over any window. */
export const createStatements = ({ call }: StoreDeps, { session }: Pick<InitialState, "session">) =>
  createStore<Statements>()((set, get) => {
    const put = (key: string, list: StatementList) => set({ lists: { ...get().lists, [key]: list } });
    const ask = (selection: StatementSelection, limit: number, cursor?: string) =>
      call("transactions", "pageOfTransactions", {
        body: { ...selection, limit, ...(cursor && { cursor }) },
      });
    /** Pending requests by list. */
    const reading = new Map<string, Promise<void>>();
    const heights = new Map<string, StoredHeights>();
    const askOnce = singleFlight();

    const readOn = async (selection: StatementSelection, limit: number) => {
      const key = statementKey(selection);
      const list = get().lists[key];
      if (!list?.nextCursor) return;
      const askedFrom = list.nextCursor;
      put(key, { ...list, state: "loading" });
      try {
        const page = await ask(selection, limit, askedFrom);
        put(key, withNextPage(get().lists[key] ?? list, askedFrom, page));
      } catch (error) {
        logFailure(error);
        put(key, { ...(get().lists[key] ?? list), state: "failed" });
      }
    };
    const readOnce = (selection: StatementSelection, limit: number) => {
      const key = statementKey(selection);
      const running = reading.get(key);
      if (running) return running;
      const one = readOn(selection, limit).finally(() => reading.delete(key));
      reading.set(key, one);
      return one;
    };
    const askHead = async (selection: StatementSelection) => {
      const key = statementKey(selection);
      const shown = get().lists[key]?.rows.length ?? 0;
      try {
        const page = await ask(selection, Math.min(mostAPage, Math.max(rowsAPage, shown)));
        const now = get().lists[key];
        put(key, { ...withNewHead(now, page), state: now?.state ?? "ready" });
      } catch (error) {
        logFailure(error);
        const now = get().lists[key];
        if (now) put(key, { ...now, isStale: true });
      }
    };

    return {
      rows: null,
      isLoading: false,
      isStale: false,
      open: (rows) => {
        const known = get().rows?.[0]?.createdAt ?? "";
        if (rows && (rows[0]?.createdAt ?? "") >= known) set({ rows, isStale: false });
      },
      load: async () => {
        if (get().isLoading) return;
        set({ isLoading: true });
        try {
          const body = statementWindow(Date.now());
          set({ rows: await call("transactions", "allTransactions", { body }), isStale: false });
        } catch (error) {
          logFailure(error);
          set({ isStale: true });
        } finally {
          set({ isLoading: false });
        }
      },

      lists: {},
      openList: (selection, first) => {
        const key = statementKey(selection);
        const kept = get().lists[key];
        if (kept && newestOf(kept.rows) > newestOf(first.items)) return;
        put(key, kept ? { ...withNewHead(kept, first), state: kept.state } : listOf(first));
      },
      more: (selection) => readOnce(selection, rowsAPage),
      refresh: (selection) => askOnce(statementKey(selection), () => askHead(selection)),
      readAll: async (selection) => {
        const key = statementKey(selection);
        while (get().lists[key]?.nextCursor) {
          await readOnce(selection, mostAPage);
          if (get().lists[key]?.state === "failed") return null;
        }
        return get().lists[key]?.rows ?? null;
      },
      heightsOf: (selection) => {
        const key = statementKey(selection);
        const kept = heights.get(key) ?? { measured: [] };
        heights.set(key, kept);
        return kept;
      },
      listen: (changed) => {
        const ends = (["deposit-update", "withdraw-update"] as const).map((event) =>
          hearLive(session, event, changed, changed),
        );
        return () => {
          for (const end of ends) end();
        };
      },
    };
  });

export const useStatements = storeHook(createStatements);
