import { useEffect, useState } from "react";
import type { Poy } from "@/lib/contract/poys";
import { useStoreInstance } from "@/stores/_core/registry";
import { createPoys } from "@/stores/poys";

/**
 * The slip with its receipt code; `isRead` is false while that is on its way. A slip that was just accepted has
 * none: it is made when the slip is first read.
 */
export function useReceipt(shown: Poy): { poy: Poy; isRead: boolean } {
  const poys = useStoreInstance(createPoys);
  const [whole, setWhole] = useState(shown.publicReceipt ? shown : null);
  useEffect(() => {
    if (whole) return;
    let isOver = false;
    const { withReceipt } = poys.getState();
    void withReceipt(shown).then((read) => isOver || setWhole(read));
    return () => {
      isOver = true;
    };
  }, [poys, shown, whole]);
  return { poy: whole ?? shown, isRead: whole !== null };
}
