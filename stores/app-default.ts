import Cookies from "js-cookie";
import { createStore } from "zustand/vanilla";
import { onBusyChange } from "@/lib/client/calls/busy";
import { recogniseDevice, storeDevice } from "@/lib/client/device/device";
import { followInstall, type Install } from "@/lib/client/device/install";
import { forgetTokenWithoutSession } from "@/lib/client/device/push-token";
import { startWorker } from "@/lib/client/device/worker";
import { isChunkError, reloadOnce } from "@/lib/client/page/chunk-reload";
import { readTextSize, type TextSize } from "@/lib/domain/members/text-size";
import { type InitialState, type StoreDeps, storeHook } from "./_core/registry";

export type Theme = InitialState["theme"];

/** `reloading`: a code chunk was missing and the page reloads; `not-loaded`: it was missing again. */
export type Recovery = "reloading" | "not-loaded" | "failed";

export interface AppDefault {
  /** The CSRF token, sent with every call that changes something. */
  csrfToken: string;
  /** The user agent, read at the start of every page. */
  userDevice: string;
  isSidebarOpen: boolean;
  isOnline: boolean;
  /** Calls are being delayed because the service is busy, for long enough to tell the visitor. */
  isBusy: boolean;
  theme: Theme;
  textSize: TextSize;
  isBalanceHidden: boolean;
  /** Prompts the visitor to install the site as an app; null where the browser does not offer it. */
  install: Install | null;
  isInstalled: boolean;
  /** How many tasks block the whole page; the overlay is shown while it is above zero. */
  waitingFor: number;
  /** Registers the device with the upstream, late and in the background. */
  noteDevice: () => void;
  /** Registers the service worker of this build, late; it shows the offline page without a network. */
  startWorker: (build: string) => void;
  setSidebar: (isOpen: boolean) => void;
  setOnline: (isOnline: boolean) => void;
  /** Subscribes to whether the service is busy until the returned function is called. */
  followBusy: () => () => void;
  setTheme: (theme: Theme) => void;
  /** Applies the stored colours and text size, on a page that was rendered without the visitor's cookies. */
  adoptChoices: () => void;
  setTextSize: (size: TextSize) => void;
  /** Listens to the browser's install events until the returned function is called. */
  followInstall: () => () => void;
  hideBalance: (isHidden: boolean) => void;
  /** The visitor keeps this language (`th en kh mm`) and is not offered another. */
  keepLanguage: (folder: string) => void;
  /** The note about the app in whose browser the site is open stays away. */
  hideInAppNote: () => void;
  /** Handles an error while rendering a part of the page; returns what to show for it. */
  recover: (error: unknown) => Recovery;
  /** Shows the overlay until `work` settles. */
  waitFor: <Result>(work: Promise<Result>) => Promise<Result>;
}

const YEAR_DAYS = 365;

/** A cookie that the server reads when it renders the next page; nothing secret. */
function remember(name: string, value: string, isKept: boolean) {
  if (isKept) Cookies.set(name, value, { expires: YEAR_DAYS, sameSite: "lax" });
  else Cookies.remove(name);
}

/** State of the page as a whole. */
export const createAppDefault = ({ call }: StoreDeps, initial: InitialState) =>
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
    followBusy: () => onBusyChange((isBusy) => set({ isBusy })),
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
    hideInAppNote: () => remember("in-app-note", "hidden", true),
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

export const useAppDefault = storeHook(createAppDefault);
