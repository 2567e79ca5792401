import { createStore } from "zustand/vanilla";
import { SNACKBAR_THROTTLE_MS, SNACKBAR_TIMEOUT_MS } from "@/lib/domain/site/constants";
import { type Message, storeHook } from "./_core/registry";

export interface Snackbar {
  show: boolean;
  text: string;
  isHtml: boolean;
  timeout: number;
  color: Message["color"];
  showMessage: (message: Message) => void;
  close: () => void;
  /** On a navigation: messages of the old page are closed, one meant for the new page is shown. */
  moved: () => void;
  /** A pointer over it or focus in it pauses the timer; `resume` restarts it with the whole time. */
  pause: () => void;
  resume: () => void;
}

/** The snackbar: one line that says what just happened. */
export const createSnackbar = () =>
  createStore<Snackbar>()((set, get) => {
    let closing: ReturnType<typeof setTimeout> | undefined;
    let throttled: ReturnType<typeof setTimeout> | undefined;
    let newest: Message | undefined;
    let kept: Message | undefined;
    let lastShownAt = Number.NEGATIVE_INFINITY;

    const startClock = () => {
      clearTimeout(closing);
      closing = setTimeout(get().close, get().timeout);
    };
    const open = ({ text, color, timeout = SNACKBAR_TIMEOUT_MS, isHtml = false }: Message) => {
      lastShownAt = Date.now();
      set({ show: true, text, color, timeout, isHtml });
      startClock();
    };
    const forgetWaiting = () => {
      clearTimeout(throttled);
      throttled = undefined;
      newest = undefined;
    };

    return {
      show: false,
      text: "",
      isHtml: false,
      timeout: SNACKBAR_TIMEOUT_MS,
      color: "success",
      showMessage: (message) => {
        if (message.afterMove) {
          kept = message;
          return;
        }
        const waitMs = lastShownAt + SNACKBAR_THROTTLE_MS - Date.now();
        if (waitMs <= 0) {
          forgetWaiting();
          open(message);
          return;
        }
        newest = message;
        throttled ??= setTimeout(() => {
          const message = newest;
          forgetWaiting();
          if (message) open(message);
        }, waitMs);
      },
      close: () => {
        clearTimeout(closing);
        set({ show: false });
      },
      moved: () => {
        forgetWaiting();
        get().close();
        if (kept) open(kept);
        kept = undefined;
      },
      pause: () => clearTimeout(closing),
      resume: () => {
        if (get().show) startClock();
      },
    };
  });

export const useSnackbar = storeHook(createSnackbar);
