"use client";
import { useEffect, useId, useState } from "react";
import { useZodForm } from "@/components/form/use-zod-form";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { useLazyMessages } from "@/components/ui/hooks/use-lazy-messages";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { DialogActions } from "@/components/ui/sheet/dialog-actions";
import { Sheet } from "@/components/ui/sheet/sheet";
import { pinWords } from "@/lib/i18n/pin-words";
import { usePresenceCode } from "@/stores/member/presence-code";
import { usePin } from "@/stores/pin";
import { useUsers } from "@/stores/users";
import { PasswordField } from "../password-field";
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
  const pinForm = useZodForm({
    schema: () => import("../pin-schema").then(({ pinForm }) => pinForm),
    words: { "pin-required": words.empty },
    onSubmit: ({ password }) => enter(password),
  });
  const formId = useId();
  useEffect(() => void lookForPasskey(), [lookForPasskey]);
  useEffect(() => {
    if (!info) void load();
  }, [info, load]);

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
        <form {...pinForm.props} id={formId} className={styles.form}>
          <p>{words.text}</p>
          <PasswordField
            {...pinForm.register("pin")}
            label={words.label}
            words={words}
            autoComplete="current-password"
            data-first-focus=""
            isWrong={pinForm.problems.pin !== undefined || refusal === "password-wrong"}
          />
          <ErrorMessage code={pinForm.refusal?.code ?? refusal} />
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
