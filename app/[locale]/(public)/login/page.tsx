import { cookies } from "next/headers";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { EntryAlert } from "@/components/member/login/entry-alert";
import { EntryFrame } from "@/components/member/login/entry-frame";
import { LineLogin } from "@/components/member/login/line-login";
import { LogInFirst } from "@/components/member/login/log-in-first";
import { LoginForm } from "@/components/member/login/login-form";
import { LoginLinks } from "@/components/member/login/login-links";
import { lineRefusal, logInFirst, loginProps } from "@/components/member/login/login-words";
import { orNull } from "@/lib/contract/or-null";
import { agentsSupports } from "@/lib/contract/site";
import { returnPath } from "@/lib/domain/access/return-path";
import { asideTold } from "@/lib/domain/site/any-house";
import { localePath, toLocale } from "@/lib/i18n/tags";
import { ask } from "@/lib/server/ask/ask";
import { env } from "@/lib/server/config/env";
import { lineChannel } from "@/lib/server/line/line-channel";
import { offersPasskeys } from "@/lib/server/session/passkeys";
import { ASKED_PAGE } from "@/lib/server/session/session-cookie";

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata() {
  const t = await getTranslations("member");
  return { title: t("login.title"), description: t("login.lead") };
}

/** The login page; the middleware redirects a signed-in member to /main. */
export default async function LoginPage({ searchParams }: Props) {
  const [language, { line }, { member, navigation }, support, jar] = await Promise.all([
    getLocale(),
    searchParams,
    getMessages(),
    orNull(ask(agentsSupports, { cacheMs: 60_000, isBackground: true })),
    cookies(),
  ]);
  const locale = toLocale(language);
  const asked = returnPath(jar.get(ASKED_PAGE)?.value);
  const aside = asideTold(member.aside, env().embedded);
  const refusal = lineRefusal(member.login, line);
  return (
    <EntryFrame title={member.login.title} lead={member.login.lead} aside={aside}>
      {refusal && <EntryAlert text={refusal} />}
      <LogInFirst text={logInFirst(member.login, navigation, asked)} isAsked={asked !== null} />
      <LoginForm
        {...loginProps(member, support)}
        landing={localePath(locale, asked ?? "/main")}
        offersPasskeys={await offersPasskeys()}
      />
      {lineChannel() && (
        <LineLogin locale={locale} words={{ or: member.login.or, label: member.login.line }} />
      )}
      <LoginLinks words={member.login} />
    </EntryFrame>
  );
}
