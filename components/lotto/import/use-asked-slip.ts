import { useCallback, useEffect, useRef, useState } from "react";
import { forgetQuery } from "@/components/ui/hooks/forget-query";
import type { ImportState } from "./import-frame";

/** Search parameter of a slip to bet again: `?again=<poyId>`. */
const AGAIN = "again";

interface Offers {
  /** An import awaits the member's confirmation. */
  isOffered: boolean;
  pullPoy: (poyId: string, signal: AbortSignal) => Promise<void>;
  dismissImport: () => void;
}

/**
 * Fetches the slip in the address, once: a reload must not offer the same numbers a second time. Returns what the
 * sheet shows of it, or of another import; null without either.
 */
export function useAskedSlip({ isOffered, pullPoy, dismissImport }: Offers): ImportState | null {
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
      // A late answer must not change the page that the member went to.
      if (own.signal.aborted) return;
      if (isPulled) forgetQuery(AGAIN);
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
      dismissImport();
      way.current?.abort();
      forgetQuery(AGAIN);
      setAsked(null);
    },
  };
}
