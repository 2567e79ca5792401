import { useState } from "react";
import { Fault, isFault } from "@/lib/contract/fault";
import { createPin } from "@/stores/pin";
import { useShelved } from "@/stores/shelved";
import { createSnackbar } from "@/stores/snackbar";

export interface Act {
  isBusy: boolean;
  /** Why the last one was refused; who gave no PIN knows it himself. */
  refused: Fault | null;
  /** Runs one act at a time, behind the PIN where it is asked for; says so when it is done. True once it stands. */
  run: (act: () => Promise<unknown>, doneText?: string) => Promise<boolean>;
}

/** An act on one's own account, its answer and its refusal. */
export function useAct(): Act {
  const pin = useShelved(createPin);
  const snackbar = useShelved(createSnackbar);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Fault | null>(null);

  const run = async (act: () => Promise<unknown>, doneText?: string) => {
    if (isBusy) return false;
    setBusy(true);
    setRefused(null);
    try {
      // An act may find out half way that it was not wanted after all.
      if ((await pin.getState().confirmed(act)) === false) return false;
      if (doneText) snackbar.getState().tell({ text: doneText, color: "success", timeout: 6_000 });
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
