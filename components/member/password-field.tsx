"use client";
import { type ComponentProps, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Field } from "./field";
import styles from "./form.module.css";

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, "type" | "trailing"> {
  words: { showPassword: string; hidePassword: string };
}

/** The PIN: hidden until the member shows it. Full keyboard; pasting and password managers work. */
export function PasswordField({ words, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <button
          type="button"
          className={styles.eye}
          aria-label={shown ? words.hidePassword : words.showPassword}
          aria-controls={field.name}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? "eye-off" : "eye"} />
        </button>
      }
    />
  );
}
