"use client";
import { type FormEvent, useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { FaultLine } from "@/components/ui/fault-line";
import { Icon } from "@/components/ui/icon";
import { Sheet } from "@/components/ui/sheet";
import { usePin } from "@/stores/pin";
import { PasswordField } from "./password-field";
import styles from "./pin-sheet.module.css";

export interface PinWords {
  title: string;
  text: string;
  label: string;
  empty: string;
  submit: string;
  busy: string;
  cancel: string;
  passkey: string;
  showPassword: string;
  hidePassword: string;
}

/** Asks for the PIN before money or a contact changes; what was being done goes on where it stopped. */
export default function PinSheet({ words }: { words: PinWords }) {
  const { isBusy, refusal, enter, dismiss, takesPasskey, lookForPasskey, enterByPasskey } = usePin(
    (pin) => pin,
  );
  const [error, setError] = useState<string | undefined>();
  const formId = useId();
  useEffect(() => void lookForPasskey(), [lookForPasskey]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Exactly as typed: a space is one of the PIN's characters.
    const password = String(new FormData(event.currentTarget).get("pin") ?? "");
    setError(password === "" ? words.empty : undefined);
    if (password !== "") void enter(password);
  };

  return (
    <Sheet
      isOpen
      title={words.title}
      onClose={dismiss}
      closesBy={isBusy ? "nothing" : "button"}
      footer={
        <div className={styles.acts}>
          <Button look="quiet" disabled={isBusy} onClick={dismiss}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {isBusy ? words.busy : words.submit}
          </Button>
        </div>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <p>{words.text}</p>
        <PasswordField
          name="pin"
          label={words.label}
          words={words}
          autoComplete="current-password"
          autoFocus
          error={error}
        />
        <FaultLine code={refusal} />
        {takesPasskey ? (
          <Button look="quiet" isWide disabled={isBusy} onClick={() => void enterByPasskey()}>
            <Icon name="lock" size={20} />
            {words.passkey}
          </Button>
        ) : null}
      </form>
    </Sheet>
  );
}
