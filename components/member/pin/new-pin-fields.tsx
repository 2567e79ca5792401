"use client";
import type { Registered } from "@/components/form/use-zod-form";
import styles from "../form.module.css";
import { NewPasswordField } from "../new-password-field";
import { PasswordField } from "../password-field";
import type { PinFormWords } from "./pin-words";

interface NewPinFieldsProps {
  words: PinFormWords;
  register: (name: "password" | "confirmPassword") => Registered;
}

/** The new PIN, twice: password managers suggest one, and its rules are shown before it is typed. */
export function NewPinFields({ words, register }: NewPinFieldsProps) {
  return (
    <fieldset className={styles.form}>
      <NewPasswordField
        {...register("password")}
        label={words.newPin}
        rules={words.pinRules}
        words={words}
        required
      />
      <PasswordField
        {...register("confirmPassword")}
        label={words.confirmPin}
        words={words}
        autoComplete="new-password"
        required
      />
    </fieldset>
  );
}

/** A hidden user name for password managers. */
export function OwnName({ userName }: { userName: string }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={userName}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      className="visually-hidden"
    />
  );
}
