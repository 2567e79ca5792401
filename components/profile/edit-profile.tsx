"use client";
import { useEffect } from "react";
import { homeCountryOf } from "@/components/member/register/home-country";
import { LanguageLinks } from "@/components/shell/language-links";
import { Card } from "@/components/ui/card";
import type { UserInfo } from "@/lib/contract/users";
import type { Locale } from "@/lib/i18n/tags";
import { useStoreInstance } from "@/stores/_core/registry";
import { createProfile, useProfile } from "@/stores/member/profile";
import { createUsers } from "@/stores/users";
import { AvatarField } from "./avatar-field";
import { LineCard, type OwnLine } from "./line-card";
import { OwnDataCard } from "./own-data-card";
import { PersonForm } from "./person-form";
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
}: {
  rendered: UserInfo;
  locale: Locale;
  words: ProfileWords;
  phone: PhoneFormWords;
  line: OwnLine;
  /** The captcha's public key, where one is configured: requests for codes need its token. */
  captchaKey?: string;
}) {
  const profile = useStoreInstance(createProfile);
  const users = useStoreInstance(createUsers);
  useEffect(() => profile.getState().open(rendered), [profile, rendered]);
  const info = useProfile((state) => state.info) ?? rendered;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <AvatarField info={info} words={words.edit} />
        <PersonForm info={info} words={words.edit} />
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
        <OwnDataCard words={words.data} />
      </div>
    </div>
  );
}
