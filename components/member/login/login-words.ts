import { type Place, placeAt } from "@/components/navigation/destinations";
import { callCentreOf } from "@/components/site/call-centre";
import type { SupportData } from "@/lib/contract/site";
import { LOGIN_LIMIT, lockMs } from "@/lib/domain/members/login-limit";
import { MINUTE_MS } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import type member from "@/locales/th/member.json";
import type { LoginFormProps } from "./login-form";

/** Picks the login form's messages from the locale. `support` is null while it is unknown. */
export function loginProps(
  { login, fields, errors }: typeof member,
  support: SupportData | null,
): Pick<LoginFormProps, "words" | "callCentreHref"> {
  const centre = callCentreOf(support);
  return {
    callCentreHref: centre?.href,
    words: {
      userName: fields.userName,
      password: fields.password,
      userNameRequired: errors["username-required"],
      passwordRequired: errors["password-required"],
      showPassword: fields.showPassword,
      hidePassword: fields.hidePassword,
      submit: login.submit,
      sending: login.sending,
      callCentre: centre ? login[centre.kind].replace("{phone}", centre.phone) : "",
      unlock: login.unlock,
      lockRule: fill(login.lockRule, { tries: LOGIN_LIMIT, minutes: lockMs(0) / MINUTE_MS }),
      lockedUntil: login.lockedUntil,
      forgot: login.forgot,
      forgotHelp: login.forgotHelp,
      passkey: login.passkey,
      passkeyBusy: login.passkeyBusy,
      passkeyRefused: login.passkeyRefused,
      defaultError: login.defaultError,
      invalidLoginCredential: login.invalidLoginCredential,
      unAuthorized: login.unAuthorized,
      loginAttemptCountReachLimit: login.loginAttemptCountReachLimit,
    },
  };
}

/** Why a guest is asked to log in: for the page they asked for, by its name in the menus where it has one. */
export function logInFirst(
  { first, firstThen }: Pick<(typeof member)["login"], "first" | "firstThen">,
  names: Readonly<Partial<Record<Place, string>>>,
  asked: string | null,
): string {
  const place = asked === null ? undefined : placeAt(asked.split("?")[0] ?? "");
  const page = place && names[place];
  return page ? fill(firstThen, { page }) : first;
}

/** Why a LINE login failed, by `?line=` of the login page's address; null for any other value. */
export function lineRefusal(
  { lineDenied, lineExpired, lineFailed }: (typeof member)["login"],
  why: string | string[] | undefined,
): string | null {
  const words = new Map([
    ["denied", lineDenied],
    ["expired", lineExpired],
    ["failed", lineFailed],
  ]);
  return typeof why === "string" ? (words.get(why) ?? null) : null;
}
