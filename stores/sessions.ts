import { createStore } from "zustand/vanilla";
import type { SessionRow } from "@/lib/contract/sessions";
import { type Needs, shelved } from "./_core/registry";

export interface Sessions {
  /** Open ones; null until the page hands them over. */
  items: readonly SessionRow[] | null;
  open: (items: readonly SessionRow[]) => void;
  /** Ends one; one that has ended meanwhile is gone as well. @throws Fault */
  revoke: (id: string) => Promise<void>;
  /** Ends all but this one. @throws Fault */
  revokeOthers: () => Promise<void>;
}

/** The devices that a member is signed in on. */
export const createSessions = ({ call }: Needs) =>
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

export const useSessions = shelved(createSessions);
