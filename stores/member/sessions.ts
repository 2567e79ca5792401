import { createStore } from "zustand/vanilla";
import type { SessionRow } from "@/lib/contract/session-row";
import { type StoreDeps, storeHook } from "../_core/registry";

export interface Sessions {
  /** Open sessions; null until the page hands them over. */
  items: readonly SessionRow[] | null;
  open: (items: readonly SessionRow[]) => void;
  /** Ends one; one that has ended meanwhile is removed as well. @throws Fault */
  revoke: (id: string) => Promise<void>;
  /** Ends all but this one. @throws Fault */
  revokeOthers: () => Promise<void>;
}

/** The member's open sessions by device. */
export const createSessions = ({ call }: StoreDeps) =>
  createStore<Sessions>()((set, get) => {
    const keep = (isKept: (row: SessionRow) => boolean) => set({ items: (get().items ?? []).filter(isKept) });
    return {
      items: null,
      open: (items) => set({ items }),
      revoke: async (id) => {
        await call("sessions", "revokeSession", { body: { id } });
        keep((row) => row.id !== id);
      },
      revokeOthers: async () => {
        await call("sessions", "revokeSession", { body: { others: true } });
        keep((row) => row.current);
      },
    };
  });

export const useSessions = storeHook(createSessions);
