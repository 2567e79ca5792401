import type member from "@/locales/th/member.json";
import type { RegisterWords } from "./register-form";

/**
 * Picks the registration form's messages from the locale. The rule about play credit is for the embedded upstream
 * only.
 */
export function registerWords(
  { register, fields, errors, reasons, pinRules, terms }: typeof member,
  isPlayCredit: boolean,
): RegisterWords {
  const { title, credit, ...others } = terms;
  const rules = isPlayCredit ? { credit, ...others } : others;
  return {
    fields,
    errors: { ...errors, ...reasons },
    pinRules,
    account: register.account,
    person: register.person,
    step: register.step,
    next: register.next,
    previous: register.previous,
    submit: register.submit,
    sending: register.sending,
    terms: {
      open: register.readTerms,
      title,
      rules: Object.values(rules),
      full: register.fullTerms,
      privacy: register.privacy,
    },
  };
}
