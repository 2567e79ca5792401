import Cookies from "js-cookie";
import { createStore } from "zustand/vanilla";
import { followBusy } from "@/lib/client/busy";
import { isChunkError, reloadOnce } from "@/lib/client/chunk-reload";
import { recogniseDevice, storeDevice } from "@/lib/client/device";
import { followInstall, type Install } from "@/lib/client/install";
import { forgetTokenWithoutSession } from "@/lib/client/push-token";
import { startWorker } from "@/lib/client/worker";
import { readTextSize, type TextSize } from "@/lib/domain/text-size";
import { type Needs, type ShelfInitial, shelved } from "./shelved";

export type Theme = ShelfInitial["theme"];

/** `reloading`: code was missing and is being fetched anew; `not-loaded`: it was missing again. */
export type Recovery = "reloading" | "not-loaded" | "failed";

export interface AppDefault {
  /** Sent back with every call that changes something. */
  csrfToken: string;
  /** The user-agent text, noted at the start of every page. */
  userDevice: string;
  isSidebarOpen: boolean;
  isOnline: boolean;
  /** Calls wait because the service is busy, long enough to be told. */
  isBusy: boolean;
  theme: Theme;
  textSize: TextSize;
  isBalanceHidden: boolean;
  /** Asks the visitor whether to install the site as an app; null where the browser does not offer it. */
  install: Install | null;
  isInstalled: boolean;
  /** How many things keep the whole page waiting; the overlay stands while it is above zero. */
  waitingFor: number;
  /** And has the upstream recognise the device, late and in the background. */
  noteDevice: () => void;
  /** Has the site's worker of this build come, late; it shows the offline page where there is no network. */
  startWorker: (build: string) => void;
  setSidebar: (isOpen: boolean) => void;
  setOnline: (isOnline: boolean) => void;
  /** Follows whether the service is busy until the returned function is called. */
  followBusy: () => () => void;
  setTheme: (theme: Theme) => void;
  /** Takes up the kept colours and text size, on a page that was made for nobody in particular. */
  adoptChoices: () => void;
  setTextSize: (size: TextSize) => void;
  /** Follows what the browser offers until the returned function is called. */
  followInstall: () => () => void;
  hideBalance: (isHidden: boolean) => void;
  /** The visitor stays with this language (`th en kh mm`) and is not offered another. */
  keepLanguage: (folder: string) => void;
  /** A part of the page failed to draw: what is to be shown for it. */
  recover: (error: unknown) => Recovery;
  /** Keeps the overlay up until `work` is done, whatever comes of it. */
  waitFor: <Result>(work: Promise<Result>) => Promise<Result>;
}

const YEAR_DAYS = 365;

/** A choice the server should know when it renders the next page; nothing secret. */
function remember(name: string, value: string, isKept: boolean) {
  if (isKept) Cookies.set(name, value, { expires: YEAR_DAYS, sameSite: "lax" });
  else Cookies.remove(name);
}

/** What belongs to the page as a whole and to nobody's business in particular. */
export const createAppDefault = ({ call }: Needs, initial: ShelfInitial) =>
  createStore<AppDefault>()((set, get) => ({
    csrfToken: initial.csrfToken,
    userDevice: "",
    isSidebarOpen: false,
    isOnline: true,
    isBusy: false,
    theme: initial.theme,
    textSize: initial.textSize ?? "normal",
    isBalanceHidden: initial.isBalanceHidden,
    install: null,
    isInstalled: false,
    waitingFor: 0,
    noteDevice: () => {
      storeDevice();
      set({ userDevice: navigator.userAgent });
      forgetTokenWithoutSession();
      void recogniseDevice(call, initial.session?.uuid ?? "");
    },
    startWorker: (build) => void startWorker(build),
    setSidebar: (isSidebarOpen) => set({ isSidebarOpen }),
    setOnline: (isOnline) => set({ isOnline }),
    followBusy: () => followBusy((isBusy) => set({ isBusy })),
    setTheme: (theme) => {
      set({ theme });
      remember("theme", theme, theme !== "system");
      if (theme === "system") delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = theme;
    },
    adoptChoices: () => {
      const theme = Cookies.get("theme");
      const textSize = readTextSize(Cookies.get("text-size"));
      if (theme === "light" || theme === "dark") get().setTheme(theme);
      if (textSize !== "normal") get().setTextSize(textSize);
    },
    setTextSize: (textSize) => {
      set({ textSize });
      remember("text-size", textSize, textSize !== "normal");
      if (textSize === "normal") delete document.documentElement.dataset.text;
      else document.documentElement.dataset.text = textSize;
    },
    followInstall: () =>
      followInstall(
        (install) => set({ install }),
        () => set({ isInstalled: true, install: null }),
      ),
    hideBalance: (isBalanceHidden) => {
      set({ isBalanceHidden });
      remember("hide-balance", "1", isBalanceHidden);
    },
    keepLanguage: (folder) => remember("locale", folder, true),
    recover: (error) => {
      if (!isChunkError(error)) return "failed";
      return reloadOnce() ? "reloading" : "not-loaded";
    },
    waitFor: async (work) => {
      set({ waitingFor: get().waitingFor + 1 });
      try {
        return await work;
      } finally {
        set({ waitingFor: get().waitingFor - 1 });
      }
    },
  }));

export const useAppDefault = shelved(createAppDefault);
