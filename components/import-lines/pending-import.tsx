"use client";
import { lazy, Suspense, useEffect, useState } from "react";
import { forgetQuery } from "@/components/ui/hooks/forget-query";
import { readNumbers } from "@/lib/domain/poy/named-numbers";
import { useBetSlipStore } from "@/stores/bets";
import { withNumberWords } from "./with-number-words";

const PendingSetImport = lazy(() => withNumberWords(import("./pending-set-import")));

/** Search parameters of what to bet on: a number set, `?set=<id>`, or numbers, `?numbers=teng_bon_2:12`. */
const SET = "set";
const NUMBERS = "numbers";

/** Imports a number set or numbers, chosen on another page, to the slip of this round. */
export function PendingImport() {
  const slipStore = useBetSlipStore();
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const set = asked.get(SET);
    if (set && /^[\w-]{1,64}$/.test(set)) setId(set);
    const numbers = readNumbers(asked.get(NUMBERS) ?? "");
    if (numbers.length > 0) slipStore.getState().offerLines(numbers);
    forgetQuery(NUMBERS);
  }, [slipStore]);
  if (!id) return null;
  const done = () => {
    setId(null);
    forgetQuery(SET);
  };
  return (
    <Suspense fallback={null}>
      <PendingSetImport id={id} onDone={done} />
    </Suspense>
  );
}
