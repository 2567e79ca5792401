import { getLocale, getMessages } from "next-intl/server";
import lineNote from "@/components/member/login/line-note.module.css";
import { Icon } from "@/components/ui/art/icon";
import { LINE_CALLBACK } from "@/lib/contract/line";
import { asideTold, signupTermsTold } from "@/lib/domain/site/any-house";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import { type Locale, localePath, toLocale } from "@/lib/i18n/tags";
import type member from "@/locales/th/member.json";
import styles from "../form.module.css";
import { EntryFrame } from "../login/entry-frame";
import { LineLogin } from "../login/line-login";
import { homeCountryOf } from "./home-country";
import { RegisterForm, type RegisterWords } from "./register-form";
import { RegisterLead } from "./register-lead";

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
  return (
    <EntryFrame
      title={member.register.title}
      lead={
        <RegisterLead slug={slug} words={{ lead: member.register.lead, invited: member.register.invited }} />
      }
      aside={asideTold(member.aside, isPlayCredit)}
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

interface LineNoteProps {
  locale: Locale;
  words: { lineIs: string; lineNameless: string; lineLeave: string };
  /** The newcomer's LINE name; possibly missing. */
  name?: string;
}

/** The LINE account that will be linked to the new account, and a link to register without it. */
function LineNote({ locale, words, name }: LineNoteProps) {
  return (
    <div className={lineNote.note}>
      <Icon name="chat" />
      <div>
        <p>{fill(words.lineIs, { name: name || words.lineNameless })}</p>
        <a href={`${localePath(locale, LINE_CALLBACK)}?leave=1`}>{words.lineLeave}</a>
      </div>
    </div>
  );
}

/**
 * Picks the registration form's messages from the locale. Most rules are those of the embedded upstream only.
 */
export function registerWords(
  { register, fields, errors, reasons, pinRules, terms }: typeof member,
  isPlayCredit: boolean,
): RegisterWords {
  const { title, ...rules } = terms;
  return {
    fields,
    errors: { ...errors, ...reasons },
    pinRules,
    account: register.account,
    person: register.person,
    step: register.step,
    next: register.next,
    previous: register.previous,
    submit: register.submit,
    sending: register.sending,
    terms: {
      open: register.readTerms,
      title,
      rules: signupTermsTold(rules, isPlayCredit),
      full: register.fullTerms,
      privacy: register.privacy,
    },
  };
}

/** An invitation's slug from an address, or undefined when invalid: letters, digits, - and _, at most 80. */
export function readSlug(text: string | string[] | undefined): string | undefined {
  return typeof text === "string" && /^[A-Za-z0-9_-]{1,80}$/.test(text) ? text : undefined;
}
