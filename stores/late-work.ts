import { whenLate } from "@/lib/client/late";

/** Begins work that the first paint does not need. Where it fails nothing is lost: who needs its result asks again. */
export function beginLate(work: () => Promise<unknown>): void {
  void whenLate()
    .then(work)
    .catch(() => undefined);
}
