import { createStore } from "zustand/vanilla";
import { configurePage } from "@/lib/client/page/page-config";
import { cleanAddress, isFramed, tellPartner } from "@/lib/client/page/partner-frame";
import { type FaultCode, isFault } from "@/lib/contract/fault";
import type { LoginBody, PartnerToken } from "@/lib/contract/users";
import { type LoginRefusal, refusalOfLogin } from "@/stores/entry";
import { type Needs, shelved } from "../_core/registry";

/** What brought the member here. */
export interface Arrival {
  partnerToken: PartnerToken | null;
  code: string | null;
  /** The move came from our own frame, so that the code is used at once. */
  isOwnMove: boolean;
  /** For calls out of a foreign frame, where no cookie backs the page's own token. */
  frameToken: string;
}

export interface HandOffs {
  /** Whether a frame is around this page; unknown until it is alive. */
  place: "unknown" | "frame" | "top";
  isBusy: boolean;
  /** In the frame: the code that Continue takes to the top window, and whose it is. */
  made: { code: string; userName: string } | null;
  /** The code's 60 seconds went by before Continue was pressed. */
  isOver: boolean;
  refusal: FaultCode | null;
  /** What was brought along has served or was refused: the login form remains. */
  isSpent: boolean;
  /** The page is alive; said again, it changes nothing. Resolves true when a session is there. */
  arrive: (arrival: Arrival) => Promise<boolean>;
  /** In the frame: proves the PIN. null: the code is there. */
  prove: (body: LoginBody) => Promise<LoginRefusal | null>;
  /** In the top window, after a press: uses what the partner or the frame has sent along. True: signed in. */
  accept: (arrival: Arrival) => Promise<boolean>;
}

/** Shorter than the code lives, for the way to the server. */
const CODE_LASTS_MS = 55_000;

const codeOf = (error: unknown): FaultCode => (isFault(error) ? error.code : "internal-error");

/** The way in that begins at a partner's: inside his frame, or from his page. */
export const createHandOffs = ({ call }: Pick<Needs, "call">) =>
  createStore<HandOffs>()((set, get) => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    const create = async (body: LoginBody | PartnerToken) => {
      set({ isBusy: true, isOver: false, refusal: null });
      try {
        const { code, userName } = await call("handOffs", "createHandOff", { body });
        set({ made: { code, userName } });
        clearTimeout(timer);
        timer = setTimeout(() => set({ made: null, isOver: true, isSpent: true }), CODE_LASTS_MS);
        tellPartner();
      } finally {
        set({ isBusy: false });
      }
    };

    const accept = async ({ partnerToken, code }: Arrival) => {
      set({ isBusy: true, refusal: null });
      try {
        if (code) await call("handOffs", "exchangeHandOff", { body: { code } });
        else if (partnerToken) {
          await call("users", "externalLogin", { body: partnerToken });
        }
        return true;
      } catch (error) {
        // What has come along was good once; the form is the way that is left.
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
      isSpent: false,
      accept,
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
          // An upstream that knows no hand-offs: it is no matter of the name or the PIN.
          if (isFault(error, "not-offered")) set({ refusal: error.code });
          return refusalOfLogin(error);
        }
      },
    };
  });

export const useHandOffs = shelved(createHandOffs);
