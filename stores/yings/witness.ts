import { createStore } from "zustand/vanilla";
import { afterInteraction } from "@/lib/client/page/after-interaction";
import type { YingSummary } from "@/lib/contract/yings";
import type { StoreDeps } from "../_core/registry";

export interface Witnesses {
  /**
   * Sends this page's random bytes into the round's draw, and stores what this device sees of it, until the
   * returned function is called.
   * @param summary what the page was rendered with; null when it could not be read
   */
  follow: (betId: string, summary: YingSummary | null) => () => void;
}

/** For every page of a round, whichever panel is shown. The code is loaded when the page is idle. */
export const createWitnesses = ({ call }: StoreDeps) =>
  createStore<Witnesses>()(() => ({
    follow: (betId, summary) => {
      let stop: (() => void) | undefined;
      let isOver = false;
      void afterInteraction()
        .then(() => import("./witnessing"))
        .then(({ witnessDraw }) => {
          if (!isOver) stop = witnessDraw(call, betId, summary);
        })
        // The code could not be loaded: this page takes no part, which its proof page says.
        .catch(() => undefined);
      return () => {
        isOver = true;
        stop?.();
      };
    },
  }));
