import { getLocale, getMessages } from "next-intl/server";
import { Link } from "@/lib/i18n/navigation";
import { localePath, toLocale } from "@/lib/i18n/tags";
import { EntryFrame } from "./entry-frame";
import styles from "./form.module.css";
import { homeCountryOf } from "./home-country";
import { RegisterForm } from "./register-form";
import { registerWords } from "./register-words";

interface RegisterScreenProps {
  /** The inviting member's word in the link. */
  slug?: string;
  employeeSlug?: string;
  /** The upstream deals in play credit, and the terms say so. */
  isPlayCredit: boolean;
}

/** Signing up, with or without an invitation. */
export async function RegisterScreen({ slug, employeeSlug, isPlayCredit }: RegisterScreenProps) {
  const [locale, { member }] = await Promise.all([getLocale(), getMessages()]);
  const { heading, ...points } = member.aside;
  return (
    <EntryFrame
      title={member.register.title}
      lead={slug ? member.register.invited.replace("{slug}", slug) : member.register.lead}
      aside={{ heading, points: Object.values(points) }}
    >
      <RegisterForm
        words={registerWords(member, isPlayCredit)}
        landing={localePath(toLocale(locale), "/main")}
        homeCountry={homeCountryOf(toLocale(locale))}
        slug={slug}
        employeeSlug={employeeSlug}
      />
      <div className={styles.under}>
        <p className={styles.after}>
          {member.register.haveAccount}
          <Link href="/login" prefetch={false}>
            {member.register.login}
          </Link>
        </p>
      </div>
    </EntryFrame>
  );
}
