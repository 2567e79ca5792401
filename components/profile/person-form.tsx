"use client";
import { useZodForm } from "@/components/form/use-zod-form";
import { Field } from "@/components/member/field";
import form from "@/components/member/form.module.css";
import { useAction } from "@/components/member/use-action";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import type { UserInfo } from "@/lib/contract/users";
import { useStoreInstance } from "@/stores/_core/registry";
import { createProfile } from "@/stores/member/profile";
import { createUsers } from "@/stores/users";
import { LONGEST_NAME } from "./longest-name";
import styles from "./profile-cards.module.css";
import type { ProfileWords } from "./profile-words";

/** Name and e-mail. Unchanged fields are not sent: a new e-mail requires the PIN. */
export function PersonForm({ info, words }: { info: UserInfo; words: ProfileWords["edit"] }) {
  const [profile, users] = [useStoreInstance(createProfile), useStoreInstance(createUsers)];
  const { isBusy, refused, run } = useAction();
  const { nameMarks, nameWrong, emailWrong } = words;
  const person = useZodForm({
    schema: () => import("./person-schema").then(({ personForm }) => personForm(info)),
    words: { nameMarks, nameWrong, emailWrong },
    defaultValues: { name: info.name ?? "", email: info.email ?? "" },
    onSubmit: async (change) => {
      if (await run(() => profile.getState().change(change), words.saved)) void users.getState().load();
    },
  });

  return (
    <Card aria-labelledby="person-title" className={styles.card}>
      <h2 id="person-title">{words.person}</h2>
      <form {...person.props} className={form.form}>
        <p>
          <span className={styles.hint}>{words.userName}</span>
          <br />
          <strong>{info.userName}</strong>
        </p>
        <Field
          {...person.register("name")}
          label={words.name}
          hint={info.isNameFixed ? words.nameFixed : words.nameHint}
          readOnly={info.isNameFixed}
          autoComplete="name"
          maxLength={LONGEST_NAME}
        />
        <Field
          {...person.register("email")}
          type="email"
          label={words.email}
          hint={words.emailHint}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <ErrorMessage code={person.refusal?.code ?? refused?.code ?? null} />
        <Button type="submit" isWide isBusy={isBusy || person.isSubmitting}>
          {isBusy ? words.saving : words.save}
        </Button>
      </form>
    </Card>
  );
}
