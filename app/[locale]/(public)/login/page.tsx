import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { EntryFrame } from "@/components/member/entry-frame";
import { LoginForm } from "@/components/member/login-form";
import { LoginLinks } from "@/components/member/login-links";
import { loginProps } from "@/components/member/login-words";
import { agentsSupports } from "@/lib/contract/site";
import { localePath, toLocale } from "@/lib/i18n/tags";
import { ask } from "@/lib/server/ask";
import { offersPasskeys } from "@/lib/server/passkeys";

export async function generateMetadata() {
  return { title: (await getTranslations("member"))("login.title") };
}

/** Logging in; a member who comes here is led to /main by the middleware. */
export default async function LoginPage() {
  const [locale, { member }, support] = await Promise.all([
    getLocale(),
    getMessages(),
    ask(agentsSupports, { cacheMs: 60_000 }).catch(() => null),
  ]);
  const { heading, ...points } = member.aside;
  return (
    <EntryFrame
      title={member.login.title}
      lead={member.login.lead}
      aside={{ heading, points: Object.values(points) }}
    >
      <LoginForm
        {...loginProps(member, support)}
        landing={localePath(toLocale(locale), "/main")}
        offersPasskeys={await offersPasskeys()}
      />
      <LoginLinks words={member.login} support={support} />
    </EntryFrame>
  );
}
