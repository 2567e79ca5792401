"use client";
import { useEffect, useRef } from "react";
import { useZodForm } from "@/components/form/use-zod-form";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { focusField } from "@/components/ui/hooks/focus";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { Link } from "@/lib/i18n/navigation";
import type pin from "@/locales/th/pin.json";
import { useStoreInstance } from "@/stores/_core/registry";
import { createPinChange, usePinChange } from "@/stores/pin/change";
import form from "../form.module.css";
import { RefusalWait } from "../login/refusal-wait";
import { PasswordField } from "../password-field";
import { useReady } from "../use-ready";
import styles from "./change-pin-form.module.css";
import { NewPinFields, OwnName } from "./new-pin-fields";
import type { PinFormWords } from "./pin-words";

export interface ChangePinWords extends PinFormWords {
  change: typeof pin.change;
  oldEmpty: string;
  /** With a `{time}` placeholder. */
  waitFor: string;
}

/** Changes the PIN; before and after, says that the member's other sessions end. */
export function ChangePinForm({ words, userName }: { words: ChangePinWords; userName: string }) {
  const { change: said } = words;
  const store = useStoreInstance(createPinChange);
  const { isBusy, isDone, refusal, mayHold } = usePinChange((state) => state);
  const isReady = useReady();
  const pinForm = useZodForm({
    schema: () => import("../new-pin-schema").then(({ changePinForm }) => changePinForm),
    words: {
      ...words.errors,
      "old-required": words.oldEmpty,
      same: said.same,
      "password-wrong": said.wrong,
    },
    validatesOnBlur: true,
    onSubmit: async ({ oldPassword, newPassword }) => {
      if (await store.getState().change(oldPassword, newPassword)) return;
      const why = store.getState();
      // Where an answer was lost the new one may be in force: then none of the two is called wrong.
      if (why.refusal?.code === "password-wrong" && !why.mayHold)
        pinForm.setError("oldPassword", "password-wrong");
      else focusField(pinForm.ref.current, "oldPassword");
    },
  });
  const isOldWrong = refusal?.code === "password-wrong" && !mayHold;

  // The form that had the focus has gone: reading goes on at what became of it.
  const done = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isDone) done.current?.focus();
  }, [isDone]);

  if (isDone) {
    return (
      <Card as="div" role="status" className={styles.done}>
        <h2 ref={done} tabIndex={-1} className={form.good}>
          <Icon name="check" />
          {said.doneTitle}
        </h2>
        <p>{said.doneText}</p>
        <ButtonLink href="/profile">{said.doneBack}</ButtonLink>
      </Card>
    );
  }

  return (
    <Card as="div" className={styles.card}>
      <form {...pinForm.props} className={form.form}>
        <OwnName userName={userName} />
        <div className={form.said}>
          {/* A wrong one is said at its box, which gets the focus. */}
          <ErrorMessage
            code={pinForm.refusal?.code ?? (mayHold || isOldWrong ? null : (refusal?.code ?? null))}
          />
          <RefusalWait untilMs={refusal?.untilMs} text={words.waitFor} />
          {mayHold ? (
            <p role="alert" className={form.refusal}>
              {said.maybe}
            </p>
          ) : null}
        </div>
        <PasswordField
          {...pinForm.register("oldPassword")}
          label={said.old}
          words={words}
          autoComplete="current-password"
          required
        />
        <NewPinFields words={words} register={pinForm.register} />
        {said.ends ? <p className={form.hint}>{said.ends}</p> : null}
        <Button
          type={isReady ? "submit" : "button"}
          size="large"
          isWide
          isBusy={isBusy || pinForm.isSubmitting}
        >
          {isBusy ? said.busy : said.submit}
        </Button>
        {said.forgotLink ? (
          <p className={form.after}>
            {said.forgot}
            <Link href="/forgot-pin" prefetch={false}>
              {said.forgotLink}
            </Link>
          </p>
        ) : null}
      </form>
    </Card>
  );
}
