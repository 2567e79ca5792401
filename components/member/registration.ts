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
  userNameFault,
} from "@/lib/domain/credential";
import { type PhoneCountry, phoneFault, readPhone } from "@/lib/domain/phone";
import type { Newcomer, SignupRefusal } from "@/stores/entry";

/** The boxes of the registration form in display order, in which the first error is focused. */
export const registerFields = [
  "userName",
  "password",
  "confirmPassword",
  "phoneNumber",
  "firstName",
  "lastName",
  "email",
  "age",
  "terms",
] as const;
export type RegisterField = (typeof registerFields)[number];

/** Errors of a box, by message key. */
export type Problem =
  | UserNameFault
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
export type Typed = z.output<typeof typed>;

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
      userName: form.userName.toLowerCase(),
      password: form.password,
      phoneNumber: readPhone(form.phoneNumber, homeCountry) ?? form.phoneNumber,
      name: `${form.firstName.trim()} ${form.lastName.trim()}`,
      email: form.email.trim(),
    }));
}

function problemsOf(form: Typed, homeCountry: PhoneCountry): Record<RegisterField, Problem | null> {
  return {
    // Lower-cased, as the login does.
    userName: userNameFault(form.userName.toLowerCase()),
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

function lastNameProblem(lastName: string): Problem | null {
  const fault = nameFault(lastName);
  return fault === "name-required" ? "last-name-required" : fault;
}
