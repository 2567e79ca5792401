import type { PinRuleWords } from "@/components/member/new-password-field";
import type member from "@/locales/th/member.json";
import type pin from "@/locales/th/pin.json";

type Errors = typeof member.errors;

/** Messages of every form with a new PIN: the boxes, and the specification's sentences about them. */
export interface PinFormWords {
  newPin: string;
  confirmPin: string;
  pinRules: PinRuleWords;
  showPassword: string;
  hidePassword: string;
  errors: Pick<
    Errors,
    | "password-required"
    | "password-too-short"
    | "password-too-long"
    | "password-invalid"
    | "password-too-weak"
    | "confirm-required"
    | "passwords-differ"
    | "username-required"
    | "phone-required"
    | "phone-invalid"
  >;
}

export function pinFormWords(
  { fields, errors, pinRules }: typeof member,
  { change }: typeof pin,
): PinFormWords {
  return {
    newPin: change.new,
    confirmPin: change.confirm,
    pinRules,
    showPassword: fields.showPassword,
    hidePassword: fields.hidePassword,
    errors: {
      "password-required": errors["password-required"],
      "password-too-short": errors["password-too-short"],
      "password-too-long": errors["password-too-long"],
      "password-invalid": errors["password-invalid"],
      "password-too-weak": errors["password-too-weak"],
      "confirm-required": errors["confirm-required"],
      "passwords-differ": errors["passwords-differ"],
      "username-required": errors["username-required"],
      "phone-required": errors["phone-required"],
      "phone-invalid": errors["phone-invalid"],
    },
  };
}
