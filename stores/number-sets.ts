import { createStore } from "zustand/vanilla";
import type { BodyOf } from "@/lib/contract/endpoint";
import type { createNumberSet, NumberSet } from "@/lib/contract/number-sets";
import type { Poy, PoyPage } from "@/lib/contract/poys";
import type { Round } from "@/lib/contract/rounds";
import { addSatang, satang } from "@/lib/domain/money/money";
import { NUMBER_SET_ROWS_MAX } from "@/lib/domain/numbers/numbers";
import { type StoreDeps, storeHook } from "./_core/registry";

type NumberSetDraft = BodyOf<typeof createNumberSet>;
export type NumberSetRow = NumberSetDraft["rows"][number];

export interface NumberSets {
  /** Changed last first; null until they are known. */
  sets: readonly NumberSet[] | null;
  state: "ready" | "loading" | "failed";
  /**
   * Takes what the server rendered; when newer sets are known (a restored page is old) it reads them again
   * instead.
   */
  open: (sets: readonly NumberSet[]) => void;
  /** Reads the sets; a failure keeps the last list. */
  load: () => Promise<void>;
  /** Creates a set, or changes the one of that id. Throws a Fault; the caller keeps what was typed. */
  save: (draft: NumberSetDraft, id?: string) => Promise<NumberSet>;
  /** Throws a Fault; a set that no longer exists is removed from the list as well. */
  remove: (id: string) => Promise<void>;
  /** The rounds of every market, to choose one. Throws a Fault. */
  rounds: () => Promise<readonly Round[]>;
  /** Past slips, newest first, a page at a time. Throws a Fault. */
  slips: (cursor?: string) => Promise<PoyPage>;
  /** One past slip with its lines. Throws a Fault. */
  slip: (poyId: string) => Promise<Poy>;
}

const SLIPS_A_PAGE = 20;

/** A member's saved numbers, to bet on again. */
export const createNumberSets = ({ call }: StoreDeps) =>
  createStore<NumberSets>()((set, get) => {
    /** Changes made here so far: a list requested before one of them may be older than it. */
    let changed = 0;
    const without = (id: string) => (get().sets ?? []).filter((one) => one.id !== id);
    return {
      sets: null,
      state: "ready",
      open: (sets) => {
        if (get().sets) void get().load();
        else set({ sets, state: "ready" });
      },
      load: async () => {
        if (get().state === "loading") return;
        set({ state: "loading" });
        try {
          for (;;) {
            const before = changed;
            const sets = await call("numberSets", "allNumberSets");
            if (changed === before) return set({ sets, state: "ready" });
          }
        } catch {
          set({ state: "failed" });
        }
      },
      save: async (draft, id) => {
        const kept = id
          ? await call("numberSets", "updateNumberSet", {
              body: { id, ...draft },
            })
          : await call("numberSets", "createNumberSet", { body: draft });
        changed += 1;
        // The list was not read yet: with this set alone it would look complete.
        if (get().sets) set({ sets: [kept, ...without(kept.id)] });
        return kept;
      },
      remove: async (id) => {
        const { isFault } = await import("@/lib/contract/fault");
        try {
          await call("numberSets", "removeNumberSet", { body: { id } });
        } catch (error) {
          if (!isFault(error, "not-found")) throw error;
        }
        changed += 1;
        set({ sets: without(id) });
      },
      rounds: () => call("rounds", "latestBetLists"),
      slips: (cursor) =>
        call("poys", "allPoys", {
          body: { cursor, limit: SLIPS_A_PAGE },
        }),
      slip: (id) => call("poys", "onePoy", { query: { id } }),
    };
  });

export const useNumberSets = storeHook(createNumberSets);

/**
 * The numbers of lines as a set holds them: each once, in their order, as many as fit. One that is bet on twice has both
 * stakes.
 */
export function rowsOf(lines: readonly NumberSetRow[]): NumberSetRow[] {
  const rows = new Map<string, NumberSetRow>();
  for (const { option, number, price } of lines) {
    const key = `${option} ${number}`;
    const before = rows.get(key)?.price;
    const both = price === undefined ? before : addSatang(before ?? satang(0), price);
    rows.set(key, { option, number, ...(both !== undefined && { price: both }) });
  }
  return [...rows.values()].slice(0, NUMBER_SET_ROWS_MAX);
}

/** Sets whose name or one of whose numbers holds the text. */
export function matching(sets: readonly NumberSet[], text: string): readonly NumberSet[] {
  const sought = text.trim().toLowerCase();
  if (sought === "") return sets;
  return sets.filter(
    ({ name, rows }) =>
      name.toLowerCase().includes(sought) || rows.some(({ number }) => number.includes(sought)),
  );
}
