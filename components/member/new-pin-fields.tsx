"use client";
import { confirmationFault, passwordFault } from "@/lib/domain/credential";
import { NewPasswordField } from "./new-password-field";
import { PasswordField } from "./password-field";
import type { PinFormWords } from "./pin-words";

export type NewPinProblem = "password" | "confirmPassword";
export type NewPinProblems = Partial<Record<NewPinProblem, string>>;

/** The errors of a new PIN and its repetition, in the order of the boxes; empty when both are valid. */
export function newPinProblems(typed: FormData, errors: PinFormWords["errors"]): NewPinProblems {
  const password = String(typed.get("password") ?? "");
  const wrong = passwordFault(password);
  const differs = confirmationFault(password, String(typed.get("confirmPassword") ?? ""));
  return {
    ...(wrong && { password: errors[wrong] }),
    ...(differs && { confirmPassword: errors[differs] }),
  };
}

interface NewPinFieldsProps {
  words: PinFormWords;
  problems: NewPinProblems;
  /** Focuses the first box when the boxes appear. */
  autoFocus?: boolean;
}

/** The new PIN, twice: password managers suggest one, and its rules are shown before it is typed. */
export function NewPinFields({ words, problems, autoFocus }: NewPinFieldsProps) {
  return (
    <>
      <NewPasswordField
        name="password"
        label={words.newPin}
        rules={words.pinRules}
        words={words}
        error={problems.password}
        autoFocus={autoFocus}
        required
      />
      <PasswordField
        name="confirmPassword"
        label={words.confirmPin}
        words={words}
        error={problems.confirmPassword}
        autoComplete="new-password"
        required
      />
    </>
  );
}
