import Cookies from "js-cookie";
import { createStore } from "zustand/vanilla";
import { isFault } from "@/lib/contract/fault";
import type { SupportData } from "@/lib/contract/site";
import { type AnalyticsChoice, type InitialState, type StoreDeps, storeHook } from "./_core/registry";

export interface Site {
  /** The visitor's consent to analytics; null where the site has none. */
  gaID: string | null;
  analyticsChoice: AnalyticsChoice | null;
  /** Stored for a year; the visitor can change it at any time, and a refusal stops analytics at once. */
  chooseAnalytics: (choice: AnalyticsChoice) => void;
  /** Reads the stored consent, on a page that was rendered without the visitor's cookies. */
  adoptAnalyticsChoice: () => void;
  /** Reports a page view, only with the visitor's consent. */
  measure: (pathname: string) => void;
  /** The live chat's settings; null where there is none. */
  chatAddress: string | null;
  /** The popup was closed: it is shown again after the next logout, or when it changes. */
  sawPopup: (id: string) => void;
  /** The popup may have been closed since this page was rendered: the history restores old pages. */
  hasSeenPopup: (id: string) => boolean;
  /** Contacts of the member's agent; null until they are read, or when there are none. */
  support: SupportData | null;
  /** @param slug of the invitation that a guest follows: their agent's contacts then */
  loadSupport: (slug?: string) => Promise<void>;
  /** Whether the maintenance is over; false as well without an answer. */
  isOpenAgain: () => Promise<boolean>;
}

const WEEK_DAYS = 7;
const YEAR_DAYS = 365;

/** A cookie that the server reads when it renders the next page; nothing secret. */
function remember(name: string, value: string, days: number): void {
  Cookies.set(name, value, { expires: days, sameSite: "lax" });
}

/** The site's settings, analytics, chat and contacts. */
export const createSite = ({ call }: StoreDeps, { analytics, chatAddress }: InitialState) =>
  createStore<Site>()((set, get) => ({
    gaID: analytics?.gaID ?? null,
    analyticsChoice: analytics?.choice ?? null,
    chooseAnalytics: (analyticsChoice) => {
      const { gaID, analyticsChoice: before } = get();
      set({ analyticsChoice });
      remember("analytics", analyticsChoice, YEAR_DAYS);
      if (gaID && before === "yes" && analyticsChoice === "no")
        void import("@/lib/client/page/analytics").then(
          ({ disableAnalytics: stopTelling }) => stopTelling(gaID),
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
      void import("@/lib/client/page/analytics").then(
        ({ reportPageView: tellOfPage }) => tellOfPage(gaID, pathname),
        () => undefined,
      );
    },
    chatAddress: chatAddress ?? null,
    sawPopup: (id) => remember("news-alert", id, WEEK_DAYS),
    hasSeenPopup: (id) => Cookies.get("news-alert") === id,
    support: null,
    loadSupport: async (slug) => {
      if (get().support) return;
      const ofSender = () => call("site", "agentsSupports", {});
      const ofAgent = () => call("site", "agentsSupportsOf", { body: slug ? { slug } : {} });
      // The spec has the call by both methods; an upstream may have one.
      const [first, second] = slug ? [ofAgent, ofSender] : [ofSender, ofAgent];
      const support = await first()
        .catch((error: unknown) => (isFault(error, "not-offered") ? second() : null))
        .catch(() => null);
      set({ support });
    },
    isOpenAgain: async () => {
      const said = await call("site", "siteMaintenance", {}).catch(() => null);
      return said?.on === false;
    },
  }));

export const useSite = storeHook(createSite);
