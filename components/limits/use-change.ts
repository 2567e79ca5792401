import { useState } from "react";
import { type FaultCode, isFault } from "@/lib/contract/fault";
import { createLimits, type LimitsChange } from "@/stores/limits";
import { createPin } from "@/stores/pin";
import { useShelved } from "@/stores/shelved";
import { createSnackbar } from "@/stores/snackbar";

export interface Change {
  isBusy: boolean;
  /** Why the last one was refused; who gave no PIN knows it himself. */
  refusal: FaultCode | null;
  /** Runs a change; true once it stands. */
  run: (act: () => Promise<unknown>) => Promise<boolean>;
  /** Changes the limits, behind the PIN where it is asked for, and says so. */
  save: (change: LimitsChange, saidText: string) => Promise<boolean>;
}

/** One change at a time, its answer and its refusal. */
export function useChange(): Change {
  const limits = useShelved(createLimits);
  const pin = useShelved(createPin);
  const snackbar = useShelved(createSnackbar);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<FaultCode | null>(null);

  const run = async (act: () => Promise<unknown>) => {
    if (isBusy) return false;
    setBusy(true);
    setRefusal(null);
    try {
      await act();
      return true;
    } catch (error) {
      if (!isFault(error, "needs-pin")) setRefusal(isFault(error) ? error.code : "internal-error");
      return false;
    } finally {
      setBusy(false);
    }
  };
  const save = async (change: LimitsChange, saidText: string) => {
    const stands = await run(() => pin.getState().confirmed(() => limits.getState().change(change)));
    if (stands) snackbar.getState().tell({ text: saidText, color: "success", timeout: 6_000 });
    return stands;
  };
  return { isBusy, refusal, run, save };
}
