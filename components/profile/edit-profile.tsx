"use client";
import { useEffect, useState } from "react";
import { lazyPart } from "@/components/error/lazy-part";
import { useZodForm } from "@/components/form/use-zod-form";
import { Field } from "@/components/member/field";
import form from "@/components/member/form.module.css";
import { homeCountryOf } from "@/components/member/register/home-country";
import { useAction } from "@/components/member/use-action";
import { LanguageLinks } from "@/components/shell/language-links";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { InAppHint } from "@/components/ui/notices/in-app-hint";
import type { UserInfo } from "@/lib/contract/users";
import type { Locale } from "@/lib/i18n/tags";
import { useStoreInstance } from "@/stores/_core/registry";
import { createProfile, useProfile } from "@/stores/member/profile";
import { createUsers } from "@/stores/users";
import { AvatarField } from "./avatar-field";
import { LineCard, type OwnLine } from "./line-card";
import { LONGEST_NAME } from "./longest-name";
import { PhoneForm, type PhoneFormWords } from "./phone-form";
import styles from "./profile-cards.module.css";
import type { ProfileWords } from "./profile-words";

/** Profile fields, contacts, and the export of the member's data. */
export function EditProfile({
  rendered,
  locale,
  words,
  phone,
  line,
  captchaKey,
  isPlain,
}: {
  rendered: UserInfo;
  locale: Locale;
  words: ProfileWords;
  phone: PhoneFormWords;
  line: OwnLine;
  /** The captcha's public key, where one is configured: requests for codes need its token. */
  captchaKey?: string;
  /** The upstream has the spec's calls alone: it asks for no PIN, sends no codes, and exports and closes nothing. */
  isPlain: boolean;
}) {
  const profile = useStoreInstance(createProfile);
  const users = useStoreInstance(createUsers);
  useEffect(() => profile.getState().open(rendered), [profile, rendered]);
  const info = useProfile((state) => state.info) ?? rendered;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <AvatarField info={info} words={words.edit} />
        <PersonForm info={info} words={words.edit} isPlain={isPlain} />
      </div>
      <div className={styles.column}>
        <Card id="phone" aria-labelledby="phone-title" className={styles.card}>
          <h2 id="phone-title">{words.edit.phone}</h2>
          <PhoneForm
            words={phone}
            userName={info.userName}
            phoneNumber={info.phoneNumber}
            homeCountry={homeCountryOf(locale)}
            captchaKey={captchaKey}
            plainWords={isPlain ? words.edit : undefined}
            onChanged={(changed) => {
              profile.getState().open(changed);
              // Codes are sent to the number on file: the whole page must use the new one.
              void users.getState().load();
            }}
          />
        </Card>
        <LineCard info={info} line={line} locale={locale} words={words.edit} />
        <Card id="language" aria-labelledby="language-title" className={styles.card}>
          <h2 id="language-title">{words.edit.language}</h2>
          <LanguageLinks locale={locale} />
        </Card>
        {isPlain ? null : <OwnDataCard words={words.data} />}
      </div>
    </div>
  );
}

interface PersonFormProps {
  info: UserInfo;
  words: ProfileWords["edit"];
  isPlain: boolean;
}

/** Name and e-mail. Unchanged fields are not sent: a new e-mail requires the PIN. */
function PersonForm({ info, words, isPlain }: PersonFormProps) {
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
          hint={isPlain ? undefined : words.emailHint}
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

const CloseSheet = lazyPart(() => import("./close-sheet"));

/** Members export their data or close their account. Both require the PIN. */
function OwnDataCard({ words }: { words: ProfileWords["data"] }) {
  const profile = useStoreInstance(createProfile);
  const { isBusy, refused, run } = useAction();
  const [isClosing, setClosing] = useState(false);
  return (
    <Card aria-labelledby="data-title" className={styles.card}>
      <h2 id="data-title">{words.title}</h2>
      <p>{words.exportText}</p>
      <div className={styles.acts}>
        <Button
          look="quiet"
          isBusy={isBusy}
          onClick={() => void run(() => profile.getState().download(), words.exported)}
        >
          {isBusy ? words.exporting : words.export}
        </Button>
      </div>
      <InAppHint lack="saving" />
      <ErrorMessage code={refused?.code ?? null} />
      <p>{words.closeText}</p>
      <div className={styles.acts}>
        <Button look="danger" onClick={() => setClosing(true)}>
          {words.close}
        </Button>
      </div>
      {isClosing ? <CloseSheet words={words} onClose={() => setClosing(false)} /> : null}
    </Card>
  );
}
