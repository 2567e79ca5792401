"use client";
import { type FormEvent, useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { DialogActions } from "@/components/ui/dialog-actions";
import { ErrorMessage } from "@/components/ui/error-message";
import { Icon } from "@/components/ui/icon";
import { Sheet } from "@/components/ui/sheet";
import { useLazyMessages } from "@/components/ui/use-lazy-messages";
import { pinWords } from "@/lib/i18n/pin-words";
import { usePresenceCode } from "@/stores/member/presence-code";
import { usePin } from "@/stores/pin";
import { useUsers } from "@/stores/users";
import { PasswordField } from "./password-field";
import { PinByCode } from "./pin-by-code";
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

/**
 * Asks for the PIN before money or a contact changes; the waiting action then continues. Members who forgot their
 * PIN or never had one use a code to their phone.
 */
export default function PinSheet({ words }: { words: PinWords }) {
  const pin = usePin((state) => state);
  const { refusal, enter, dismiss, takesPasskey, lookForPasskey, enterByPasskey } = pin;
  const { info, load } = useUsers((users) => users);
  const codeWords = useLazyMessages(pinWords);
  const [isByCode, setByCode] = useState(false);
  const isCodeBusy = usePresenceCode((code) => code.isBusy);
  const isBusy = pin.isBusy || isCodeBusy;
  const [error, setError] = useState<string | undefined>();
  const formId = useId();
  useEffect(() => void lookForPasskey(), [lookForPasskey]);
  useEffect(() => {
    if (!info) void load();
  }, [info, load]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Not trimmed: a space is one of the PIN's characters.
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
        <DialogActions>
          <Button look="quiet" disabled={isBusy} onClick={dismiss}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {isBusy ? words.busy : words.submit}
          </Button>
        </DialogActions>
      }
    >
      {isByCode && codeWords && info?.phoneNumber ? (
        <PinByCode
          words={codeWords}
          formId={formId}
          userName={info.userName}
          phoneNumber={info.phoneNumber}
          onBack={() => setByCode(false)}
        />
      ) : (
        <form id={formId} className={styles.form} onSubmit={submit} noValidate>
          <p>{words.text}</p>
          <PasswordField
            name="pin"
            label={words.label}
            words={words}
            autoComplete="current-password"
            data-first-focus=""
            error={error}
            isWrong={refusal === "password-wrong"}
          />
          <ErrorMessage code={refusal} />
          {takesPasskey ? (
            <Button look="quiet" isWide disabled={isBusy} onClick={() => void enterByPasskey()}>
              <Icon name="lock" size={20} />
              {words.passkey}
            </Button>
          ) : null}
          {codeWords && refusal && info && !info.phoneNumber ? <p>{codeWords.confirm.noPhone}</p> : null}
          {codeWords && info?.phoneNumber ? (
            <Button look="quiet" isWide disabled={isBusy} onClick={() => setByCode(true)}>
              <Icon name="chat" size={20} />
              {codeWords.confirm.byCode}
            </Button>
          ) : null}
        </form>
      )}
    </Sheet>
  );
}
