"use client";
import type { SyntheticEvent } from "react";
import { confirmationFault, passwordFault } from "@/lib/domain/members/credential";
import { afterPress } from "./after-press";
import styles from "./form.module.css";
import { NewPasswordField } from "./new-password-field";
import { PasswordField } from "./password-field";
import type { PinFormWords } from "./pin-words";

export type NewPinProblem = "password" | "confirmPassword";
export type NewPinProblems = Partial<Record<NewPinProblem, string>>;

/** The errors of a new PIN and its repetition, in the order of the boxes; empty when both are valid. */
export function newPinProblems(typed: FormData, errors: PinFormWords["errors"]): NewPinProblems {
  const password = String(typed.get("password") ?? "");
  const wrong = passwordFault(password);
  const again = String(typed.get("confirmPassword") ?? "");
  const differs = again === "" ? "confirm-required" : confirmationFault(password, again);
  return {
    ...(wrong && { password: errors[wrong] }),
    ...(differs && { confirmPassword: errors[differs] }),
  };
}

interface NewPinFieldsProps {
  words: PinFormWords;
  problems: NewPinProblems;
  /** What is found when a box is left, and gone once it is corrected. */
  onProblems: (problems: NewPinProblems) => void;
  /** Focuses the first box when the boxes appear. */
  autoFocus?: boolean;
}

/** The new PIN, twice: password managers suggest one, and its rules are shown before it is typed. */
export function NewPinFields({ words, problems, onProblems, autoFocus }: NewPinFieldsProps) {
  const find = (place: Element, isShown: (name: NewPinProblem) => boolean) => {
    const form = place.closest("form");
    if (!form) return;
    const found = newPinProblems(new FormData(form), words.errors);
    onProblems({
      ...(isShown("password") && found.password && { password: found.password }),
      ...(isShown("confirmPassword") && found.confirmPassword && { confirmPassword: found.confirmPassword }),
    });
  };
  const correct = ({ currentTarget }: SyntheticEvent) => {
    if (Object.keys(problems).length > 0) find(currentTarget, (name) => problems[name] !== undefined);
  };
  const leave = ({ currentTarget, target }: SyntheticEvent) => {
    if (!(target instanceof HTMLInputElement) || target.value === "") return;
    // A press of the button below must not miss it because of a line that appears above it.
    void afterPress().then(() =>
      find(currentTarget, (name) => name === target.name || problems[name] !== undefined),
    );
  };
  return (
    <fieldset className={styles.form} onInput={correct} onBlur={leave}>
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
    </fieldset>
  );
}
