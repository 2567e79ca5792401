import { createStore } from "zustand/vanilla";
import { canUsePasskeys, createPasskey, signWithPasskey } from "@/lib/client/device/passkeys";
import { Fault, type FaultCode, isFault } from "@/lib/contract/fault";
import type { PasskeyRow } from "@/lib/contract/passkey-shapes";
import { type StoreDeps, storeHook } from "../_core/registry";

/** The outcome of a prompt: done, dismissed by the user, or why it was refused. */
type Prompted = "done" | "dismissed" | FaultCode;

export interface Passkeys {
  /** Whether this browser supports passkeys at this address; null until it was checked. */
  isOffered: boolean | null;
  /** The member's, newest first; null until the page hands them over. */
  rows: readonly PasskeyRow[] | null;
  look: () => void;
  open: (rows: readonly PasskeyRow[]) => void;
  /**
   * Creates a passkey on this device; false when the user dismissed the prompt. @throws Fault; `needs-pin` first
   */
  add: (name: string) => Promise<boolean>;
  /** @throws Fault */
  remove: (id: string) => Promise<void>;
  /** Signs in without a user name; the cookie is then set. Never throws. */
  login: () => Promise<Prompted>;
}

/** Passkeys of a member's devices: the second way to sign in. */
export const createPasskeys = ({ call }: StoreDeps) =>
  createStore<Passkeys>()((set, get) => ({
    isOffered: null,
    rows: null,
    look: () => set({ isOffered: canUsePasskeys() }),
    open: (rows) => set({ rows }),
    add: async (name) => {
      const { challengeId, options } = await call("passkeys", "passkeyRegisterOptions");
      const response = await createPasskey(options);
      if (!response) return false;
      const row = await call("passkeys", "passkeyRegisterVerify", {
        body: { challengeId, name, response },
      });
      set({ rows: [row, ...(get().rows ?? [])] });
      return true;
    },
    remove: async (id) => {
      await call("passkeys", "removePasskey", { body: { id } });
      set({ rows: (get().rows ?? []).filter((row) => row.id !== id) });
    },
    login: async () => {
      try {
        const { challengeId, options } = await call("passkeys", "passkeyLoginOptions");
        const response = await signWithPasskey(options);
        if (!response) return "dismissed";
        await call("passkeys", "passkeyLoginVerify", {
          body: { challengeId, response },
        });
        return "done";
      } catch (error) {
        return (isFault(error) ? error : new Fault("internal-error")).code;
      }
    },
  }));

export const usePasskeys = storeHook(createPasskeys);
