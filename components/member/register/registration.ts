import { z } from "zod";
import {
  confirmationFault,
  type EmailFault,
  emailFault,
  type NameFault,
  nameFault,
  type PasswordFault,
  passwordFault,
  type UserNameFault,
  type UserNameReason,
  userNameReason,
} from "@/lib/domain/members/credential";
import { type PhoneCountry, phoneFault, readPhone } from "@/lib/domain/members/phone";
import { plainLine } from "@/lib/domain/money/typed-amount";
import type { Newcomer, SignupRefusal } from "@/stores/entry";
import { type RegisterField, registerFields } from "./register-steps";

/** Errors of a box, by message key. */
export type Problem =
  | UserNameFault
  | UserNameReason
  | PasswordFault
  | EmailFault
  | NameFault
  | SignupRefusal
  | "confirm-required"
  | "passwords-differ"
  | "last-name-required"
  | "phone-required"
  | "phone-invalid"
  | "age-required"
  | "terms-required";

const typed = z.object({
  userName: z.string(),
  password: z.string(),
  confirmPassword: z.string(),
  phoneNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  age: z.boolean(),
  terms: z.boolean(),
});
type Typed = z.output<typeof typed>;

/**
 * Turns the form's values into the signup's body. The rules are the domain's; an issue's message is a `Problem`.
 */
export function registration(homeCountry: PhoneCountry): z.ZodType<Newcomer, Typed> {
  return typed
    .superRefine((form, { addIssue }) => {
      const problems = problemsOf(form, homeCountry);
      for (const name of registerFields) {
        const message = problems[name];
        if (message) addIssue({ code: "custom", path: [name], message });
      }
    })
    .transform((form) => ({
      userName: plainLine(form.userName).toLowerCase(),
      password: form.password,
      phoneNumber: readPhone(form.phoneNumber, homeCountry) ?? form.phoneNumber,
      name: `${form.firstName.trim()} ${form.lastName.trim()}`,
      email: form.email.trim(),
    }));
}

function problemsOf(form: Typed, homeCountry: PhoneCountry): Record<RegisterField, Problem | null> {
  return {
    userName: userNameProblem(form.userName),
    password: passwordFault(form.password),
    confirmPassword:
      form.confirmPassword === ""
        ? "confirm-required"
        : confirmationFault(form.password, form.confirmPassword),
    phoneNumber: phoneFault(form.phoneNumber, homeCountry),
    firstName: nameFault(form.firstName),
    lastName: lastNameProblem(form.lastName),
    email: emailFault(form.email),
    age: form.age ? null : "age-required",
    terms: form.terms ? null : "terms-required",
  };
}

/** Lower-cased, as the login does; the rule that is broken, instead of all rules in one sentence. */
function userNameProblem(typedName: string): Problem | null {
  const userName = plainLine(typedName).toLowerCase();
  return userName === "" ? "username-required" : userNameReason(userName);
}

function lastNameProblem(lastName: string): Problem | null {
  const fault = nameFault(lastName);
  return fault === "name-required" ? "last-name-required" : fault;
}
