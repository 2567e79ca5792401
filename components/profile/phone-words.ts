import type member from "@/locales/th/member.json";
import type pin from "@/locales/th/pin.json";
import type { PhoneFormWords } from "./phone-form";

/** Picks the phone form's messages from the locale. */
export function phoneWords({ fields, errors }: typeof member, { phone, code }: typeof pin): PhoneFormWords {
  return {
    phone,
    code,
    phoneNumberHint: fields.phoneNumberHint,
    errors: { "phone-required": errors["phone-required"], "phone-invalid": errors["phone-invalid"] },
  };
}
