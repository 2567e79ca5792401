import { useEffect } from "react";
import { useRouter } from "@/lib/i18n/navigation";
import { createRoundNews } from "@/stores/round-news";
import { useShelved } from "@/stores/shelved";

/** A close reaches everyone at once; they come back for what follows over this span. */
const ASK_WITHIN_MS = 2_000;
const ASK_AFTER_MS = 400;

/**
 * Keeps the rounds of a page true: what is heard is shown at once, what only the server knows is asked for.
 * `renderedAtMs` moves on whenever the server has told anew.
 */
export function useLiveRounds(betIds: readonly string[], renderedAtMs: number): void {
  const store = useShelved(createRoundNews);
  const router = useRouter();
  const wanted = betIds.join(" ");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askAgain = () => {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          router.refresh();
        },
        ASK_AFTER_MS + Math.random() * ASK_WITHIN_MS,
      );
    };
    const stop = store.getState().follow(wanted.split(" ").filter(Boolean), askAgain);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, router, wanted]);
  useEffect(() => {
    if (renderedAtMs > 0) store.getState().forget(wanted.split(" "));
  }, [store, wanted, renderedAtMs]);
}
