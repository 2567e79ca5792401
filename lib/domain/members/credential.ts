/** Rules for names and passwords. Each returns the code of the locale's message, or null. */
import { commonPasswords } from "./common-passwords";
import { metPinRules, PASSWORD_MAX, PASSWORD_MIN } from "./pin-rules";

export { PASSWORD_MAX };

export type UserNameFault = "username-required" | "username-invalid";
/** What exactly is wrong with a user name that is `username-invalid`. */
export type UserNameReason =
  | "username-space"
  | "username-sign"
  | "username-letters"
  | "username-too-short"
  | "username-too-long"
  | "username-repeats";
export type PasswordFault =
  | "password-required"
  | "password-too-short"
  | "password-too-long"
  | "password-invalid"
  | "password-too-weak";
export type EmailFault = "email-required" | "email-invalid";
export type NameFault = "name-required" | "name-invalid";

const USERNAME_MIN = 6;
const USERNAME_MAX = 64;
export const NAME_MIN = 2;
export const NAME_MAX = 30;

/**
 * A user name at signup (decision 9): lowercase letters and digits, at least 6, no five equal in a row, the
 * first four not all equal. Login only requires that it is not empty.
 */
export function userNameFault(userName: string): UserNameFault | null {
  if (userName === "") return "username-required";
  return userNameReason(userName) ? "username-invalid" : null;
}

/** The first rule that a user name breaks, or null. */
export function userNameReason(userName: string): UserNameReason | null {
  const [foreign] = /[^a-z0-9]/.exec(userName) ?? [];
  if (foreign !== undefined) return characterReason(foreign);
  if (userName.length < USERNAME_MIN) return "username-too-short";
  if (userName.length > USERNAME_MAX) return "username-too-long";
  return /(.)\1{4}/.test(userName) || /^(.)\1{3}/.test(userName) ? "username-repeats" : null;
}

/** Which kind of character a user name cannot have. */
function characterReason(character: string): UserNameReason {
  if (/\s/.test(character)) return "username-space";
  return /[\x21-\x7e]/.test(character) && !/[A-Z]/.test(character) ? "username-sign" : "username-letters";
}

/** A member's only secret, called PIN on the screens. Nothing is trimmed: spaces count as characters. */
export function passwordFault(password: string): PasswordFault | null {
  const length = [...password].length;
  if (length === 0) return "password-required";
  if (length < PASSWORD_MIN) return "password-too-short";
  if (length > PASSWORD_MAX) return "password-too-long";
  if (!Object.values(metPinRules(password)).every(Boolean)) return "password-invalid";
  return commonPasswords.has(password.toLowerCase()) ? "password-too-weak" : null;
}

/** The repeated password. */
export function confirmationFault(password: string, confirmation: string): "passwords-differ" | null {
  return password === confirmation ? null : "passwords-differ";
}

export function emailFault(email: string): EmailFault | null {
  const text = email.trim();
  if (text === "") return "email-required";
  const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
  const label = "[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
  const domain = new RegExp(`^(${label}\\.)+[A-Za-z]{2,63}$`);
  const at = text.lastIndexOf("@");
  const fits = text.length <= 254 && at > 0 && at <= 64;
  return fits && local.test(text.slice(0, at)) && domain.test(text.slice(at + 1)) ? null : "email-invalid";
}

/** A first or last name in any script: 2 to 30 characters, the spaces around it not counted. */
export function nameFault(name: string): NameFault | null {
  const length = [...name.trim()].length;
  if (length === 0) return "name-required";
  return length >= NAME_MIN && length <= NAME_MAX ? null : "name-invalid";
}
