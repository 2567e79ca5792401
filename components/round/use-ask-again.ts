import { useCallback, useEffect, useRef } from "react";
import { LIVE_CACHE_MS } from "@/lib/domain/rounds/live-cache";
import { useRouter } from "@/lib/i18n/navigation";

/** The shortest age of an event for a refresh: before it the server's caches may still hold the old state. */
const ASK_AFTER_MS = LIVE_CACHE_MS + 300;
/** A push reaches all clients at once; their refreshes are spread over this time. */
const ASK_WITHIN_MS = 2_000;

/**
 * Refreshes the page from the server, late enough for the server to know what was pushed. Concurrent callers
 * share one refresh, unless it would come too soon after their event. None once the page is left.
 */
export function useServerRefresh(): () => void {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  const notBeforeMs = useRef(0);
  return useCallback(() => {
    const askIn = (ms: number) => {
      timer.current = setTimeout(() => {
        timer.current = undefined;
        router.refresh();
        const leftMs = notBeforeMs.current - Date.now();
        if (leftMs > 0) askIn(leftMs);
      }, ms);
    };
    notBeforeMs.current = Date.now() + ASK_AFTER_MS;
    if (timer.current === undefined) askIn(ASK_AFTER_MS + Math.random() * ASK_WITHIN_MS);
  }, [router]);
}
