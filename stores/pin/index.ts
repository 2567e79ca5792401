import { createStore } from "zustand/vanilla";
import { canUsePasskeys, signWithPasskey } from "@/lib/client/device/passkeys";
import { Fault, type FaultCode, isFault } from "@/lib/contract/fault";
import { type Needs, shelved } from "../_core/registry";

export interface Pin {
  /** The sheet is open: an act waits for the PIN. */
  isAsked: boolean;
  isBusy: boolean;
  refusal: FaultCode | null;
  /**
   * Runs an act. Where the upstream asks for the PIN first, asks the member for it and runs the act once more.
   * @throws what the act throws; `needs-pin` when the member gave no PIN
   */
  confirmed: <Done>(act: () => Promise<Done>) => Promise<Done>;
  /** Checks what was typed; the waiting act goes on when it is right. */
  enter: (password: string) => Promise<void>;
  /** A passkey of the member's can stand in for the PIN here: false until that is known. */
  takesPasskey: boolean;
  /** Asks whether one can. Never throws. */
  lookForPasskey: () => Promise<void>;
  /** Confirms by the device's own prompt; turned away, the sheet stays. */
  enterByPasskey: () => Promise<void>;
  /** He has shown by other means that he is here: the act goes on. */
  shown: () => void;
  dismiss: () => void;
}

/** Acts that touch money or contacts wait here for the PIN (decision 33). */
export const createPin = ({ call }: Needs) =>
  createStore<Pin>()((set, get) => {
    let decide: ((isGiven: boolean) => void) | undefined;

    const askMember = () =>
      new Promise<boolean>((resolve) => {
        // A second act that asks takes the first one's place at the sheet: one PIN serves the newest.
        decide?.(false);
        decide = resolve;
        set({ isAsked: true, refusal: null });
      });
    const close = (isGiven: boolean) => {
      set({ isAsked: false, isBusy: false, refusal: null });
      decide?.(isGiven);
      decide = undefined;
    };

    /** One proof at a time; false when its owner turned it away. */
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

export const usePin = shelved(createPin);
