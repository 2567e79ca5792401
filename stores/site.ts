import Cookies from "js-cookie";
import { createStore } from "zustand/vanilla";
import type { SupportData } from "@/lib/contract/site";
import { type AnalyticsChoice, type Needs, type ShelfInitial, shelved } from "./shelved";

export interface Site {
  /** Measures visits once the visitor has said yes; null where the site measures nothing. */
  gaID: string | null;
  analyticsChoice: AnalyticsChoice | null;
  /** Kept for a year; the visitor can say otherwise at any time, and a no ends at once what a yes began. */
  chooseAnalytics: (choice: AnalyticsChoice) => void;
  /** Takes up what the visitor has said, on a page that was made for nobody in particular. */
  adoptAnalyticsChoice: () => void;
  /** A page is read; tells nobody without the visitor's yes. */
  measure: (pathname: string) => void;
  /** The room of the live chat; null where there is none. */
  chatAddress: string | null;
  /** The popup was seen: it does not come again before the next logout, or the next popup. */
  sawPopup: (id: string) => void;
  /** It may have been since this page was made: the history brings pages back as they were. */
  hasSeenPopup: (id: string) => boolean;
  /** Contacts of the member's agent; null until asked for, or when there are none to be had. */
  support: SupportData | null;
  loadSupport: () => Promise<void>;
  /** Whether the maintenance is over; false as well while nobody answers. */
  isOpenAgain: () => Promise<boolean>;
}

const WEEK_DAYS = 7;
const YEAR_DAYS = 365;

/** What the server should know when it makes the next page; nothing secret. */
function remember(name: string, value: string, days: number): void {
  Cookies.set(name, value, { expires: days, sameSite: "lax" });
}

/** What the site says about itself and how to reach its people. */
export const createSite = ({ call }: Needs, { analytics, chatAddress }: ShelfInitial) =>
  createStore<Site>()((set, get) => ({
    gaID: analytics?.gaID ?? null,
    analyticsChoice: analytics?.choice ?? null,
    chooseAnalytics: (analyticsChoice) => {
      const { gaID, analyticsChoice: before } = get();
      set({ analyticsChoice });
      remember("analytics", analyticsChoice, YEAR_DAYS);
      if (gaID && before === "yes" && analyticsChoice === "no")
        void import("@/lib/client/analytics").then(
          ({ stopTelling }) => stopTelling(gaID),
          () => undefined,
        );
    },
    adoptAnalyticsChoice: () => {
      const choice = Cookies.get("analytics");
      if (choice === "yes" || choice === "no") set({ analyticsChoice: choice });
    },
    measure: (pathname) => {
      const { gaID, analyticsChoice } = get();
      if (!gaID || analyticsChoice !== "yes") return;
      void import("@/lib/client/analytics").then(
        ({ tellOfPage }) => tellOfPage(gaID, pathname),
        () => undefined,
      );
    },
    chatAddress: chatAddress ?? null,
    sawPopup: (id) => remember("news-alert", id, WEEK_DAYS),
    hasSeenPopup: (id) => Cookies.get("news-alert") === id,
    support: null,
    loadSupport: async () => {
      if (get().support) return;
      const support = await call(
        () => import("@/lib/contract/site").then((noun) => noun.agentsSupports),
        {},
      ).catch(() => null);
      set({ support });
    },
    isOpenAgain: async () => {
      const said = await call(
        () => import("@/lib/contract/site").then((noun) => noun.siteMaintenance),
        {},
      ).catch(() => null);
      return said?.on === false;
    },
  }));

export const useSite = shelved(createSite);
