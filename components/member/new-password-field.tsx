"use client";
import { type ComponentProps, useEffect, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { metPinRules, type PinRule, pinRules } from "@/lib/domain/members/pin-rules";
import styles from "./new-password-field.module.css";
import { PasswordField } from "./password-field";

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, "hint" | "onInput"> {
  rules: PinRuleWords;
}

/** The box of a new PIN; its rules below it are ticked while it is typed. */
export function NewPasswordField({ rules, ...field }: NewPasswordFieldProps) {
  const [pin, setPin] = useState("");
  // What was typed before the scripts were there, or filled in by a password manager.
  useEffect(() => {
    const box = document.getElementById(field.name);
    if (box instanceof HTMLInputElement) setPin(box.value);
  }, [field.name]);
  return (
    <PasswordField
      {...field}
      hint={<PinChecklist pin={pin} words={rules} />}
      onInput={(event) => setPin(event.currentTarget.value)}
      autoComplete="new-password"
    />
  );
}

/** A PIN's rules, the sentence above them, and the word for one that is met. */
export type PinRuleWords = Record<PinRule | "head" | "met", string>;

/** The rules of a PIN, ticked while it is typed. Colour and icon say it; so does a word for screen readers. */
function PinChecklist({ pin, words }: { pin: string; words: PinRuleWords }) {
  const met = metPinRules(pin);
  return (
    <>
      <p>{words.head}</p>
      <ul className={styles.rules}>
        {pinRules.map((rule) => (
          <li key={rule} data-met={met[rule] ? "" : undefined}>
            <Icon name={met[rule] ? "check" : "minus"} size={16} />
            <span>
              {words[rule]}
              {met[rule] ? <span className="visually-hidden"> {words.met}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
