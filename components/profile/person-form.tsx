"use client";
import { type FormEvent, useState } from "react";
import { Field } from "@/components/member/field";
import form from "@/components/member/form.module.css";
import { useAction } from "@/components/member/use-action";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorMessage } from "@/components/ui/error-message";
import type { UserInfo } from "@/lib/contract/users";
import { emailFault, NAME_MAX, NAME_MIN } from "@/lib/domain/members/credential";
import { legalNameFault } from "@/lib/domain/members/legal-name";
import { useStoreInstance } from "@/stores/_core/registry";
import { createProfile, type ProfileChange } from "@/stores/member/profile";
import { createUsers } from "@/stores/users";
import styles from "./profile-cards.module.css";
import type { ProfileWords } from "./profile-words";

/** First and last name, one space between. */
const LONGEST_NAME = 2 * NAME_MAX + 1;

/** Errors of a typed name. */
function nameProblem(name: string, words: ProfileWords["edit"]): { name?: string } {
  const length = [...name].length;
  if (legalNameFault(name)) return { name: words.nameMarks };
  return length < NAME_MIN || length > LONGEST_NAME ? { name: words.nameWrong } : {};
}

/** Name and e-mail. Unchanged fields are not sent: a new e-mail requires the PIN. */
export function PersonForm({ info, words }: { info: UserInfo; words: ProfileWords["edit"] }) {
  const [profile, users] = [useStoreInstance(createProfile), useStoreInstance(createUsers)];
  const [wrong, setWrong] = useState<{ name?: string; email?: string }>({});
  const { isBusy, refused, run } = useAction();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [name, email] = [String(typed.get("name")).trim(), String(typed.get("email")).trim()];
    const isNew = { name: name !== (info.name ?? ""), email: email !== (info.email ?? "") };
    const found = {
      ...(isNew.name && nameProblem(name, words)),
      ...(isNew.email && emailFault(email) && { email: words.emailWrong }),
    };
    setWrong(found);
    const [first] = Object.keys(found);
    if (first) {
      const control = event.currentTarget.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    const change: ProfileChange = { ...(isNew.name && { name }), ...(isNew.email && { email }) };
    if (await run(() => profile.getState().change(change), words.saved)) void users.getState().load();
  };

  return (
    <Card aria-labelledby="person-title" className={styles.card}>
      <h2 id="person-title">{words.person}</h2>
      <form className={form.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>
          <span className={styles.hint}>{words.userName}</span>
          <br />
          <strong>{info.userName}</strong>
        </p>
        <Field
          name="name"
          label={words.name}
          hint={info.isNameFixed ? words.nameFixed : words.nameHint}
          readOnly={info.isNameFixed}
          error={wrong.name}
          defaultValue={info.name ?? ""}
          autoComplete="name"
          maxLength={LONGEST_NAME}
        />
        <Field
          name="email"
          type="email"
          label={words.email}
          hint={words.emailHint}
          error={wrong.email}
          defaultValue={info.email ?? ""}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <ErrorMessage code={refused?.code ?? null} />
        <Button type="submit" isWide isBusy={isBusy}>
          {isBusy ? words.saving : words.save}
        </Button>
      </form>
    </Card>
  );
}
