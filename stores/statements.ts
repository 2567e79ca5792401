import { createStore } from "zustand/vanilla";
import type { TransactionRow } from "@/lib/contract/transactions";
import { statementWindow } from "@/lib/domain/transactions";
import { type Needs, shelved } from "./shelved";

export interface Statements {
  /** Newest first; null until they are known. */
  rows: TransactionRow[] | null;
  isLoading: boolean;
  /** The last load failed; the rows shown may be old. */
  isStale: boolean;
  /** Takes what the server rendered, unless something newer is known. */
  open: (rows: TransactionRow[] | null) => void;
  /** Loads the default window again, once at a time. */
  load: () => Promise<void>;
}

/** What moved the member's money lately. */
export const createStatements = ({ call }: Needs) =>
  createStore<Statements>()((set, get) => ({
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
        const rows = await call(
          () => import("@/lib/contract/transactions").then((noun) => noun.allTransactions),
          {
            body,
          },
        );
        set({ rows, isStale: false });
      } catch {
        set({ isStale: true });
      } finally {
        set({ isLoading: false });
      }
    },
  }));

export const useStatements = shelved(createStatements);
