import { useCallback, useEffect, useRef } from "react";
import { LIVE_ANSWER_MS } from "@/lib/domain/rounds/live-age";
import { useRouter } from "@/lib/i18n/navigation";

/** Nothing that was true before the news is handed out any more. */
const ASK_AFTER_MS = LIVE_ANSWER_MS + 300;
/** News reach everyone at once; they come back for what follows over this span. */
const ASK_WITHIN_MS = 2_000;

/**
 * Asks the server for the page again, late enough to be told what the news are about. Those who call meanwhile share
 * one question, unless it would come too soon after their news. Nobody asks once the page is left.
 */
export function useAskAgain(): () => void {
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
