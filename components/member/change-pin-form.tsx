"use client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorMessage } from "@/components/ui/error-message";
import { focusField } from "@/components/ui/focus";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import type pin from "@/locales/th/pin.json";
import { usePinChange } from "@/stores/pin/change";
import styles from "./change-pin-form.module.css";
import form from "./form.module.css";
import { NewPinFields, newPinProblems } from "./new-pin-fields";
import { OwnName } from "./own-name";
import { PasswordField } from "./password-field";
import type { PinFormWords } from "./pin-words";
import { RefusalWait } from "./refusal-wait";
import { useReady } from "./use-ready";

export interface ChangePinWords extends PinFormWords {
  change: typeof pin.change;
  oldEmpty: string;
  /** With a `{time}` placeholder. */
  waitFor: string;
}

type Problems = Partial<Record<"oldPassword" | "password" | "confirmPassword", string>>;

/** Changes the PIN; before and after, says that the member's other sessions end. */
export function ChangePinForm({ words, userName }: { words: ChangePinWords; userName: string }) {
  const { isBusy, isDone, refusal, mayHold, change } = usePinChange((state) => state);
  const [problems, setProblems] = useState<Problems>({});
  const formRef = useRef<HTMLFormElement>(null);
  const isReady = useReady();
  const { change: said } = words;
  // Where an answer was lost the new one may be in force: then none of the two is called wrong.
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

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    // Not trimmed: a space is one of the PIN's characters.
    const [oldPassword, password] = [String(typed.get("oldPassword")), String(typed.get("password"))];
    const found = newPinProblems(typed, words.errors);
    const isSame = !found.password && oldPassword !== "" && oldPassword === password;
    const wrong: Problems = {
      ...(oldPassword === "" && { oldPassword: words.oldEmpty }),
      ...found,
      ...(isSame && { password: said.same }),
    };
    setProblems(wrong);
    const first = Object.keys(wrong)[0];
    if (first) return focusField(formRef.current, first);
    if (!(await change(oldPassword, password))) focusField(formRef.current, "oldPassword");
  };

  return (
    <Card as="div" className={styles.card}>
      <form ref={formRef} method="post" noValidate className={form.form} onSubmit={submit}>
        <OwnName userName={userName} />
        <div className={form.said}>
          {/* A wrong one is said at its box, which gets the focus. */}
          <ErrorMessage code={mayHold || isOldWrong ? null : (refusal?.code ?? null)} />
          <RefusalWait untilMs={refusal?.untilMs} text={words.waitFor} />
          {mayHold ? (
            <p role="alert" className={form.refusal}>
              {said.maybe}
            </p>
          ) : null}
        </div>
        <PasswordField
          name="oldPassword"
          label={said.old}
          words={words}
          error={problems.oldPassword ?? (isOldWrong ? said.wrong : undefined)}
          autoComplete="current-password"
          required
        />
        <NewPinFields
          words={words}
          problems={problems}
          onProblems={(found) =>
            setProblems(({ oldPassword }) => ({ ...(oldPassword && { oldPassword }), ...found }))
          }
        />
        <p className={form.hint}>{said.ends}</p>
        <Button type={isReady ? "submit" : "button"} size="large" isWide isBusy={isBusy}>
          {isBusy ? said.busy : said.submit}
        </Button>
        <p className={form.after}>
          {said.forgot}
          <Link href="/forgot-pin" prefetch={false}>
            {said.forgotLink}
          </Link>
        </p>
      </form>
    </Card>
  );
}
