import { useCallback, useEffect, useRef, useState } from "react";

/** What the address carries when a slip is bet again: `?again=<poyId>`. */
const AGAIN = "again";

export interface AskedSlip {
  /** Null where the address names no slip, and once the slip is there. */
  state: "loading" | "failed" | null;
  again: () => void;
  /** Calls the slip off. */
  leave: () => void;
}

/** Fetches the slip that the address names, once: a reload must not offer the same numbers a second time. */
export function useAskedSlip(pullPoy: (poyId: string, signal: AbortSignal) => Promise<void>): AskedSlip {
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

  return {
    state: asked?.state ?? null,
    again: () => asked && void pull(asked.poyId),
    leave: () => {
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
