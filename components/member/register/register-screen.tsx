import { getLocale, getMessages } from "next-intl/server";
import { Link } from "@/lib/i18n/navigation";
import { localePath, toLocale } from "@/lib/i18n/tags";
import styles from "../form.module.css";
import { EntryFrame } from "../login/entry-frame";
import { LineLogin } from "../login/line-login";
import { LineNote } from "../login/line-note";
import { homeCountryOf } from "./home-country";
import { RegisterForm } from "./register-form";
import { RegisterLead } from "./register-lead";
import { registerWords } from "./register-words";

interface RegisterScreenProps {
  /** The inviting member's slug in the link. */
  slug?: string;
  employeeSlug?: string;
  /** The upstream deals in play credit, and the terms say so. */
  isPlayCredit: boolean;
  captchaKey?: string;
  /** Whether LINE is available, and the LINE account that is signing up. */
  line: { isOffered: boolean; person: { name?: string; email?: string } | null };
}

/** The registration, with or without an invitation. */
export async function RegisterScreen({
  slug,
  employeeSlug,
  isPlayCredit,
  captchaKey,
  line,
}: RegisterScreenProps) {
  const [language, { member }] = await Promise.all([getLocale(), getMessages()]);
  const locale = toLocale(language);
  const { heading, ...points } = member.aside;
  return (
    <EntryFrame
      title={member.register.title}
      lead={
        <RegisterLead slug={slug} words={{ lead: member.register.lead, invited: member.register.invited }} />
      }
      aside={{ heading, points: Object.values(points) }}
    >
      {line.person && <LineNote locale={locale} words={member.register} name={line.person.name} />}
      <RegisterForm
        words={registerWords(member, isPlayCredit)}
        landing={localePath(locale, "/main")}
        homeCountry={homeCountryOf(locale)}
        slug={slug}
        employeeSlug={employeeSlug}
        email={line.person?.email}
        captchaKey={captchaKey}
      />
      {line.isOffered && !line.person && (
        <LineLogin
          locale={locale}
          words={{ or: member.login.or, label: member.register.line }}
          slug={slug}
          employeeSlug={employeeSlug}
        />
      )}
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
