import { useCallback, useEffect, useRef, useState } from "react";
import type { TakeInState } from "./take-in-frame";

/** What the address carries when a slip is bet again: `?again=<poyId>`. */
const AGAIN = "again";

interface Offers {
  /** Numbers from elsewhere wait for the member's word. */
  isOffered: boolean;
  pullPoy: (poyId: string, signal: AbortSignal) => Promise<void>;
  dropOffered: () => void;
}

/**
 * Fetches the slip that the address names, once: a reload must not offer the same numbers a second time. What the sheet
 * shows of it, or of numbers on offer from elsewhere; null where there is neither.
 */
export function useAskedSlip({ isOffered, pullPoy, dropOffered }: Offers): TakeInState | null {
  const [asked, setAsked] = useState<{ poyId: string; state: "loading" | "failed" } | null>(null);
  const way = useRef<AbortController>(null);

  const pull = useCallback(
    async (poyId: string) => {
      const own = new AbortController();
      way.current = own;
      setAsked({ poyId, state: "loading" });
      const isPulled = await pullPoy(poyId, own.signal).then(
        () => true,
        () => false,
      );
      // Who has left is not called back by an answer that comes late.
      if (own.signal.aborted) return;
      if (isPulled) forgetAsked();
      setAsked(isPulled ? null : { poyId, state: "failed" });
    },
    [pullPoy],
  );
  useEffect(() => {
    const poyId = new URLSearchParams(location.search).get(AGAIN);
    if (poyId && /^[0-9a-f-]{36}$/i.test(poyId)) void pull(poyId);
    return () => way.current?.abort();
  }, [pull]);

  const state = isOffered ? "offered" : asked?.state;
  if (!state) return null;
  return {
    state,
    onAgain: () => asked && void pull(asked.poyId),
    onLeave: () => {
      dropOffered();
      way.current?.abort();
      forgetAsked();
      setAsked(null);
    },
  };
}

function forgetAsked(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(AGAIN)) return;
  address.searchParams.delete(AGAIN);
  history.replaceState(history.state, "", address);
}
