import { createStore } from "zustand/vanilla";
import { isFault } from "@/lib/contract/fault";
import type { LoginBody, NewMember } from "@/lib/contract/users";
import { TERMS_VERSION } from "@/lib/domain/terms";
import { isDoubtful } from "../_core/ambiguous-outcome";
import { type Needs, shelved } from "../_core/registry";
import type { Origin } from "../affiliate";

/** The message keys of the login form: what the login form says when it was refused. */
export type LoginRefusal =
  | "invalidLoginCredential"
  | "unAuthorized"
  | "loginAttemptCountReachLimit"
  | "useOperatorLogin"
  | "defaultError";

/** Why a registration was refused, by the keys of the locale's words. */
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

/** A whole and valid registration, as the form hands it over. */
export interface Newcomer extends Pick<NewMember, "userName" | "password" | "phoneNumber"> {
  /** First and last name, one space between. */
  name: string;
  email: string;
}

export interface Entry {
  /** True from the first call until the page is left, so that a second tap cannot send twice. */
  sending: boolean;
  /** null: signed in, and the cookie is set. Else why not. Never throws. */
  login: (body: LoginBody) => Promise<LoginRefusal | null>;
  /**
   * null: the account exists and is signed in. Else why not. Never throws. Who sends it has ticked his age and the
   * terms of today; `captcha` answers anew for each try, where one is configured.
   */
  signUp: (
    newcomer: Newcomer,
    origin: Origin,
    captcha?: () => Promise<string>,
  ) => Promise<SignupRefusal | null>;
  /** The page came back from the browser's memory after it was left: the form is free again. */
  stay: () => void;
}

/** The way in: log in, or sign up and be logged in. */
export const createEntry = ({ call }: Pick<Needs, "call">) =>
  createStore<Entry>()((set) => {
    /** A signup whose answer was lost on the way: the name may be taken by this very person. */
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
        if (isDoubtful(error)) unanswered = newcomer.userName;
        if (code !== "username-taken" || unanswered !== newcomer.userName) throw error;
        const { userName, password } = newcomer;
        // Whoever has the PIN made the account; anyone else is told that the name is taken.
        await call("users", "login", { body: { userName, password } }).catch(() => {
          throw error;
        });
      }
      // The account stands whatever becomes of this; name and e-mail can be given later in the profile.
      await call("users", "updateUsersInfos", { body: { name, email } }).catch(() => undefined);
    };

    return {
      sending: false,
      stay: () => set({ sending: false }),
      login: async (body) => {
        set({ sending: true });
        try {
          await call("users", "login", { body });
          return null;
        } catch (error) {
          set({ sending: false });
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

export const useEntry = shelved(createEntry);

/**
 * Every 401 of a login speaks of the name and password, and operators are sent to their own login; any other
 * failure is the default error (decision 11).
 */
const loginRefusals: Record<string, LoginRefusal> = {
  "invalid login credential": "invalidLoginCredential",
  unauthorized: "unAuthorized",
  "login-limit-reached": "loginAttemptCountReachLimit",
  "use-operator-login": "useOperatorLogin",
};

/** What the login form says about a failed login. */
export const refusalOfLogin = (error: unknown): LoginRefusal =>
  loginRefusals[codeOf(error)] ?? "defaultError";

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
