import { createStore } from "zustand/vanilla";
import { canUsePasskeys, signWithPasskey } from "@/lib/client/device/passkeys";
import { Fault, type FaultCode, isFault } from "@/lib/contract/fault";
import { type StoreDeps, storeHook } from "../_core/registry";

export interface Pin {
  /** The sheet is open: an action waits for the PIN. */
  isAsked: boolean;
  isBusy: boolean;
  refusal: FaultCode | null;
  /**
   * Runs an action. When the upstream requires the PIN first, asks the member for it and runs the action again.
   * @throws what the action throws; `needs-pin` when the member closed the sheet
   */
  confirmed: <Done>(act: () => Promise<Done>) => Promise<Done>;
  /** Verifies the typed PIN; when it is right the waiting action continues. */
  enter: (password: string) => Promise<void>;
  /** Whether a passkey of the member can replace the PIN here: false until that is known. */
  takesPasskey: boolean;
  /** Reads whether one can. Never throws. */
  lookForPasskey: () => Promise<void>;
  /** Confirms by the device's prompt; when it is dismissed, the sheet stays open. */
  enterByPasskey: () => Promise<void>;
  /** The member was verified by other means: the action continues. */
  shown: () => void;
  dismiss: () => void;
}

/** The PIN prompt for actions that touch money or contacts (decision 33). */
export const createPin = ({ call }: StoreDeps) =>
  createStore<Pin>()((set, get) => {
    let decide: ((isGiven: boolean) => void) | undefined;

    const askMember = () =>
      new Promise<boolean>((resolve) => {
        // A second action replaces the first one at the sheet: the PIN serves the newest.
        decide?.(false);
        decide = resolve;
        set({ isAsked: true, refusal: null });
      });
    const close = (isGiven: boolean) => {
      set({ isAsked: false, isBusy: false, refusal: null });
      decide?.(isGiven);
      decide = undefined;
    };

    /** One verification at a time; false when the user dismissed it. */
    const prove = async (proof: () => Promise<boolean>) => {
      if (get().isBusy) return;
      set({ isBusy: true, refusal: null });
      try {
        if (await proof()) close(true);
        else set({ isBusy: false });
      } catch (error) {
        set({ isBusy: false, refusal: isFault(error) ? error.code : "internal-error" });
      }
    };

    return {
      takesPasskey: false,
      isAsked: false,
      isBusy: false,
      refusal: null,
      confirmed: async (act) => {
        try {
          return await act();
        } catch (error) {
          if (!isFault(error, "needs-pin")) throw error;
          if (!(await askMember())) throw new Fault("needs-pin");
          return act();
        }
      },
      enter: (password) =>
        prove(async () => {
          await call("users", "confirmPin", {
            body: { password },
          });
          return true;
        }),
      lookForPasskey: async () => {
        if (!canUsePasskeys() || get().takesPasskey) return;
        const own = await call("passkeys", "allPasskeys").catch(() => []);
        set({ takesPasskey: own.length > 0 });
      },
      enterByPasskey: () =>
        prove(async () => {
          const { challengeId, options } = await call("passkeys", "passkeyConfirmOptions");
          const response = await signWithPasskey(options);
          if (!response) return false;
          await call("passkeys", "passkeyConfirmVerify", {
            body: { challengeId, response },
          });
          return true;
        }),
      shown: () => close(true),
      dismiss: () => {
        if (!get().isBusy) close(false);
      },
    };
  });

export const usePin = storeHook(createPin);
