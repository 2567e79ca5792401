import { whenIdle, whenLate } from "@/lib/client/page/late";

/** Has the member counted among those online until the returned function is called: late, and off in frames. */
export function beCounted(): () => void {
  if (window.top !== window) return () => undefined;
  let end: (() => void) | undefined;
  let isOver = false;
  void whenLate()
    .then(whenIdle)
    .then(() => (isOver ? null : import("@/lib/client/realtime/ccu")))
    .then((ccu) => {
      if (ccu && !isOver) end = ccu.openCcu();
    })
    // Nobody is missed by a count.
    .catch(() => undefined);
  return () => {
    isOver = true;
    end?.();
  };
}
