import { afterInteraction, whenIdle } from "@/lib/client/page/after-interaction";

/** Reports the member as online until the returned function is called: late, and not in frames. */
export function beCounted(): () => void {
  if (window.top !== window) return () => undefined;
  let end: (() => void) | undefined;
  let isOver = false;
  void afterInteraction()
    .then(whenIdle)
    .then(() => (isOver ? null : import("@/lib/client/realtime/ccu")))
    .then((ccu) => {
      if (ccu && !isOver) end = ccu.openCcu();
    })
    // A failure only lowers the count.
    .catch(() => undefined);
  return () => {
    isOver = true;
    end?.();
  };
}
