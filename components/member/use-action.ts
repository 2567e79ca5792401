import { useState } from "react";
import { Fault, isFault } from "@/lib/contract/fault";
import { useStoreInstance } from "@/stores/_core/registry";
import { createPin } from "@/stores/pin";
import { createSnackbar } from "@/stores/snackbar";

export interface Action {
  isBusy: boolean;
  /** Why the last action was refused; null also when the member closed the PIN sheet. */
  refused: Fault | null;
  /**
   * Runs one action at a time, behind the PIN where it is required; shows a message when it is done. True on
   * success.
   */
  run: (action: () => Promise<unknown>, doneText?: string) => Promise<boolean>;
}

/** An action on the member's own account, its result and its refusal. */
export function useAction(): Action {
  const pin = useStoreInstance(createPin);
  const snackbar = useStoreInstance(createSnackbar);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Fault | null>(null);

  const run = async (action: () => Promise<unknown>, doneText?: string) => {
    if (isBusy) return false;
    setBusy(true);
    setRefused(null);
    try {
      // False: the action was cancelled half way.
      if ((await pin.getState().confirmed(action)) === false) return false;
      if (doneText) snackbar.getState().showMessage({ text: doneText, color: "success", timeout: 6_000 });
      return true;
    } catch (error) {
      const fault = isFault(error) ? error : new Fault("internal-error");
      if (fault.code !== "needs-pin") setRefused(fault);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, refused, run };
}
