import { useAction } from "@/components/member/use-action";
import type { FaultCode } from "@/lib/contract/fault";
import { useStoreInstance } from "@/stores/_core/registry";
import { createLimits, type LimitsChange } from "@/stores/member/limits";

export interface Change {
  isBusy: boolean;
  /** Why the last change was refused; null also when the member closed the PIN sheet. */
  refusal: FaultCode | null;
  /**
   * Changes the limits, behind the PIN where it is required, and shows a message. True once the change is saved.
   */
  save: (change: LimitsChange, saidText: string) => Promise<boolean>;
}

/** One change at a time, its result and its refusal. */
export function useChange(): Change {
  const limits = useStoreInstance(createLimits);
  const { isBusy, refused, run } = useAction();
  const save = (change: LimitsChange, saidText: string) =>
    run(() => limits.getState().change(change), saidText);
  return { isBusy, refusal: refused?.code ?? null, save };
}
