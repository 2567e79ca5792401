import { createStore } from "zustand/vanilla";
import { whenLate } from "@/lib/client/page/late";
import type { YingSummary } from "@/lib/contract/yings";
import type { Needs } from "../_core/registry";

export interface Witnesses {
  /**
   * Puts this page's random bytes into the round's draw, and keeps what this device sees of it, until the returned
   * function is called. @param summary what the page came with; null when it could not be read
   */
  follow: (betId: string, summary: YingSummary | null) => () => void;
}

/** Of every page of a round's room, on whichever desk it is. The code behind it loads when nothing else does. */
export const createWitnesses = ({ call }: Needs) =>
  createStore<Witnesses>()(() => ({
    follow: (betId, summary) => {
      let stop: (() => void) | undefined;
      let isOver = false;
      void whenLate()
        .then(() => import("./witnessing"))
        .then(({ witnessDraw }) => {
          if (!isOver) stop = witnessDraw(call, betId, summary);
        })
        // Code that could not be fetched: this page is not heard, which its proof page says.
        .catch(() => undefined);
      return () => {
        isOver = true;
        stop?.();
      };
    },
  }));
