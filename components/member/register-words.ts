import type member from "@/locales/th/member.json";
import type { RegisterWords } from "./register-form";

/** The registration form's words out of the locale's. The rule of play credit is for the box's own upstream. */
export function registerWords(
  { register, fields, errors, terms }: typeof member,
  isPlayCredit: boolean,
): RegisterWords {
  const { title, credit, ...others } = terms;
  const rules = isPlayCredit ? { credit, ...others } : others;
  return {
    fields,
    errors,
    account: register.account,
    person: register.person,
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
