"use client";
import { type ComponentProps, useEffect, useState } from "react";
import { PasswordField } from "./password-field";
import { PinChecklist, type PinRuleWords } from "./pin/pin-checklist";

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
