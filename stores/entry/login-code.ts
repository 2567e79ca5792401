import { createStore } from "zustand/vanilla";
import { configurePage } from "@/lib/client/page/page-config";
import {
  cleanAddress,
  followPartner,
  inSameFrame,
  isFramed,
  notifyPartner,
  reportHeight,
} from "@/lib/client/page/partner-frame";
import { type FaultCode, isFault } from "@/lib/contract/fault";
import type { LoginBody } from "@/lib/contract/member-shapes";
import type { PartnerToken } from "@/lib/contract/users";
import { type LoginRefusal, lockedUntilMs, refusalOfLogin } from "@/stores/entry";
import { type StoreDeps, storeHook } from "../_core/registry";

/** The parameters that the member arrived with. */
export interface Arrival {
  partnerToken: PartnerToken | null;
  code: string | null;
  /** Came from the site's own frame, so that the code is used at once. */
  isOwnMove: boolean;
  /** The token for calls in a foreign frame, where no cookie is available. */
  frameToken: string;
}

export interface LoginCodes {
  /** Whether the page is framed; unknown until it has hydrated. */
  place: "unknown" | "frame" | "top";
  isBusy: boolean;
  /** In the frame: the code that Continue passes to the top window, and its owner. */
  made: { code: string; userName: string } | null;
  /** The code's 60 seconds expired before Continue was pressed. */
  isOver: boolean;
  refusal: FaultCode | null;
  /** In the frame: as the entry store's. */
  lockedUntilMs: number | null;
  /** The code in the address is used up or was refused: the login form is shown. */
  isSpent: boolean;
  /** Starts after hydration; idempotent. Resolves true when a session exists. */
  arrive: (arrival: Arrival) => Promise<boolean>;
  /** In the frame: verifies the PIN. null: the code is there. */
  prove: (body: LoginBody) => Promise<LoginRefusal | null>;
  /** In the top window, after a press: redeems the code of the partner or the frame. True: signed in. */
  accept: (arrival: Arrival) => Promise<boolean>;
  /** In the frame: the address of its next page, which names the partner where the browser does not. */
  inSameFrame: (path: string) => string;
  /** In the frame: reports the content's height and follows the partner's choices. Returns how to stop. */
  followPartner: (content: HTMLElement, changeLanguage: (language: unknown) => void) => () => void;
}

/** Shorter than the code lives, to allow for the request. */
const CODE_LASTS_MS = 55_000;

const codeOf = (error: unknown): FaultCode => (isFault(error) ? error.code : "internal-error");

/** The login that begins at a partner's: inside the partner's frame, or linked from their page. */
export const createLoginCodes = ({ call }: Pick<StoreDeps, "call">) =>
  createStore<LoginCodes>()((set, get) => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    const create = async (body: LoginBody | PartnerToken) => {
      set({ isBusy: true, isOver: false, refusal: null });
      try {
        const { code, userName } = await call("loginCodes", "createLoginCode", { body });
        set({ made: { code, userName } });
        clearTimeout(timer);
        timer = setTimeout(() => set({ made: null, isOver: true, isSpent: true }), CODE_LASTS_MS);
        notifyPartner();
      } finally {
        set({ isBusy: false });
      }
    };

    const accept = async ({ partnerToken, code }: Arrival) => {
      set({ isBusy: true, refusal: null });
      try {
        if (code) await call("loginCodes", "exchangeLoginCode", { body: { code } });
        else if (partnerToken) {
          await call("users", "externalLogin", { body: partnerToken });
        }
        return true;
      } catch (error) {
        // A code works once; from here on the form is shown.
        set({ isBusy: false, isSpent: true, refusal: codeOf(error) });
        return false;
      }
    };

    return {
      place: "unknown",
      isBusy: false,
      made: null,
      isOver: false,
      refusal: null,
      lockedUntilMs: null,
      isSpent: false,
      accept,
      inSameFrame,
      followPartner: (content, changeLanguage) => {
        const stops = [reportHeight(content), followPartner(changeLanguage)];
        return () => {
          for (const stop of stops) stop();
        };
      },
      arrive: async (arrival) => {
        if (get().place !== "unknown") return false;
        const place = isFramed() ? "frame" : "top";
        set({ place });
        cleanAddress();
        if (place === "top") return arrival.code !== null && arrival.isOwnMove && accept(arrival);
        configurePage({ csrfToken: arrival.frameToken });
        if (arrival.partnerToken) {
          await create(arrival.partnerToken).catch((error: unknown) =>
            set({ isSpent: true, refusal: codeOf(error) }),
          );
        }
        return false;
      },
      prove: async (body) => {
        try {
          await create(body);
          return null;
        } catch (error) {
          // The upstream does not serve login codes: no fault of the name or the PIN.
          if (isFault(error, "not-offered")) set({ refusal: error.code });
          set({ lockedUntilMs: lockedUntilMs(error) });
          return refusalOfLogin(error);
        }
      },
    };
  });

export const useLoginCodes = storeHook(createLoginCodes);
