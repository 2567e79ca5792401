import { createStore } from "zustand/vanilla";
import { newIdempotencyKey } from "@/lib/client/calls/idempotency-key";
import type { Deposit } from "@/lib/contract/deposits";
import type { NewNormalDeposit } from "@/lib/contract/deposits/normal";
import { type FaultCode, isFault } from "@/lib/contract/fault";
import { isAmbiguous } from "../_core/ambiguous-outcome";
import { hearLive } from "../_core/live-hints";
import { type InitialState, type StoreDeps, storeHook } from "../_core/registry";

export interface Reports {
  /** Newest first. */
  rows: readonly Deposit[];
  isSending: boolean;
  /** Why the last report was refused; cleared by the next one. */
  refusal: FaultCode | null;
  /** Takes the rows the server rendered; a row with a later state stays. */
  open: (rows: readonly Deposit[]) => void;
  /** Reports a transfer. True once staff have it. */
  report: (transfer: NewNormalDeposit) => Promise<boolean>;
  /** Subscribes to every row that staff have not decided on, until the returned function is called. */
  listen: () => () => void;
}

const isDecided = ({ status }: Deposit) => status === "credited" || status === "rejected";

/** Transfers that a member made and reported, and the decisions of staff. */
export const createReports = ({ call }: StoreDeps, { session }: Pick<InitialState, "session">) =>
  createStore<Reports>()((set, get) => {
    /** The key is kept until there is a definite answer, so a retry can't report a transfer twice. */
    let attempt: { of: string; key: string } | undefined;

    const replace = (row: Deposit) =>
      set(({ rows }) => ({ rows: rows.map((one) => (one.id === row.id ? { ...one, ...row } : one)) }));
    const ask = async (id: string) => {
      try {
        replace(
          await call("deposits", "oneDeposit", {
            query: { id },
          }),
        );
      } catch {
        // A failure keeps what is shown; the next event asks again.
      }
    };

    return {
      rows: [],
      isSending: false,
      refusal: null,
      open: (rows) => {
        const known = new Map(get().rows.map((row) => [row.id, row]));
        const fresh = rows.map((row) => {
          const before = known.get(row.id);
          return before && isDecided(before) ? before : row;
        });
        const listed = new Set(rows.map(({ id }) => id));
        set({ rows: [...get().rows.filter(({ id }) => !listed.has(id)), ...fresh] });
      },
      report: async (transfer) => {
        if (get().isSending) return false;
        set({ isSending: true, refusal: null });
        const of = JSON.stringify(transfer);
        if (attempt?.of !== of) attempt = { of, key: newIdempotencyKey() };
        try {
          const row = await call("normalDeposits", "createNormalDeposit", {
            body: transfer,
            key: attempt.key,
          });
          attempt = undefined;
          set(({ rows }) => ({ rows: [row, ...rows.filter(({ id }) => id !== row.id)] }));
          return true;
        } catch (error) {
          if (!isAmbiguous(error)) attempt = undefined;
          set({ refusal: isFault(error) ? error.code : "internal-error" });
          return false;
        } finally {
          set({ isSending: false });
        }
      },
      listen: () =>
        hearLive(
          session,
          "deposit-update",
          ({ id }) => {
            if (get().rows.some((row) => row.id === id)) void ask(id);
          },
          () => {
            for (const row of get().rows) if (!isDecided(row)) void ask(row.id);
          },
        ),
    };
  });

export const useReports = storeHook(createReports);
