import { createStore } from "zustand/vanilla";
import { serverNow } from "@/lib/client/realtime/server-clock";
import { isFault } from "@/lib/contract/fault";
import type { LoginBody } from "@/lib/contract/member-shapes";
import type { NewMember } from "@/lib/contract/users";
import { TERMS_VERSION } from "@/lib/domain/members/terms";
import { SECOND_MS } from "@/lib/domain/time/time";
import { isAmbiguous } from "../_core/ambiguous-outcome";
import { type StoreDeps, storeHook } from "../_core/registry";
import type { Origin } from "../affiliate";

/** Message keys of the login form's errors. */
export type LoginRefusal =
  | "invalidLoginCredential"
  | "unAuthorized"
  | "loginAttemptCountReachLimit"
  | "defaultError";

/** Message keys of a refused registration. */
export type SignupRefusal =
  | "username-taken"
  | "phone-taken"
  | "password-too-weak"
  | "terms-not-accepted"
  | "captcha-failed"
  | "line-refused"
  | "line-taken"
  | "rate-limited"
  | "network-lost"
  | "default-error";

/** A complete and valid registration from the form. */
export interface Newcomer extends Pick<NewMember, "userName" | "password" | "phoneNumber"> {
  /** First and last name, one space between. */
  name: string;
  email: string;
}

export interface Entry {
  /** True from the first call until navigation, so that a second tap cannot submit twice. */
  sending: boolean;
  /** When a login that was refused for too many failures may be tried again, epoch ms; else null. */
  lockedUntilMs: number | null;
  /** null: signed in, and the cookie is set. Else the reason. Never throws. */
  login: (body: LoginBody) => Promise<LoginRefusal | null>;
  /**
   * null: the account exists and is signed in. Else the reason. Never throws. The form has confirmed the age and
   * the current terms; `captcha` returns a new token for each attempt, where one is configured.
   */
  signUp: (
    newcomer: Newcomer,
    origin: Origin,
    captcha?: () => Promise<string>,
  ) => Promise<SignupRefusal | null>;
  /** The page was restored from the back-forward cache: the form is enabled again. */
  stay: () => void;
}

/** Login and signup; a signup signs in as well. */
export const createEntry = ({ call }: Pick<StoreDeps, "call">) =>
  createStore<Entry>()((set) => {
    /** Faults after a signup whose answer was lost: the name may have been taken by this same attempt. */
    let unanswered = "";

    const open = async (
      { name, email, ...newcomer }: Newcomer,
      origin: Origin,
      captcha?: () => Promise<string>,
    ) => {
      const answer = await captcha?.();
      try {
        await call("users", "signup", {
          body: { ...newcomer, ...origin, registerFromDomain: location.hostname },
          headers: { "Accepted-Terms": TERMS_VERSION, ...(answer && { "Captcha-Token": answer }) },
        });
      } catch (error) {
        const code = codeOf(error);
        if (isAmbiguous(error)) unanswered = newcomer.userName;
        const mayExist = code === "username-taken" || code === "upstream-garbled";
        if (!mayExist || unanswered !== newcomer.userName) throw error;
        const { userName, password } = newcomer;
        // A login with the PIN proves that this attempt made the account; otherwise the name is reported as
        // taken. A signup that answers no token ends here as well: the spec has one in the login's answer alone.
        await call("users", "login", { body: { userName, password } }).catch(() => {
          throw error;
        });
      }
      // The account exists whatever happens here; name and e-mail can be given later in the profile.
      await call("users", "updateUsersInfos", { body: { name, email } }).catch(() => undefined);
    };

    return {
      sending: false,
      lockedUntilMs: null,
      stay: () => set({ sending: false }),
      login: async (body) => {
        set({ sending: true });
        try {
          await call("users", "login", { body });
          return null;
        } catch (error) {
          set({ sending: false, lockedUntilMs: lockedUntilMs(error) });
          return refusalOfLogin(error);
        }
      },
      signUp: async (newcomer, origin, captcha) => {
        set({ sending: true });
        try {
          await open(newcomer, origin, captcha);
          return null;
        } catch (error) {
          set({ sending: false });
          return signupRefusals[codeOf(error)] ?? "default-error";
        }
      },
    };
  });

export const useEntry = storeHook(createEntry);

/**
 * Every 401 of a login is about name and password; any other failure is the default error (decision 11).
 */
const loginRefusals: Record<string, LoginRefusal> = {
  "invalid login credential": "invalidLoginCredential",
  unauthorized: "unAuthorized",
  "login-limit-reached": "loginAttemptCountReachLimit",
};

/** The login form's message for a failed login. */
export const refusalOfLogin = (error: unknown): LoginRefusal =>
  loginRefusals[codeOf(error)] ?? "defaultError";

/** The end of the lock that refused a login, the same for any name (decision 11); null for another refusal. */
export function lockedUntilMs(error: unknown): number | null {
  const seconds = isFault(error, "login-limit-reached") ? error.details?.retryAfterSeconds : undefined;
  return seconds === undefined ? null : serverNow() + seconds * SECOND_MS;
}

const signupRefusals: Record<string, SignupRefusal> = {
  "username-taken": "username-taken",
  "phone-taken": "phone-taken",
  "password-weak": "password-too-weak",
  "terms-not-accepted": "terms-not-accepted",
  "captcha-failed": "captcha-failed",
  "line-refused": "line-refused",
  "line-taken": "line-taken",
  "rate-limited": "rate-limited",
  "network-lost": "network-lost",
  timeout: "network-lost",
};

const codeOf = (error: unknown) => (isFault(error) ? error.code : "");
