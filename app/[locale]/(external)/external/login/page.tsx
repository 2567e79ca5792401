import { headers } from "next/headers";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { ExternalEntry } from "@/components/member/login/external-entry";
import { ExternalLinks } from "@/components/member/login/external-links";
import { loginProps } from "@/components/member/login/login-words";
import { orNull } from "@/lib/contract/or-null";
import { agentsSupports } from "@/lib/contract/site";
import { memberStatus } from "@/lib/domain/access/session";
import { redirect } from "@/lib/i18n/redirect";
import { localePath, toLocale } from "@/lib/i18n/tags";
import { ask } from "@/lib/server/ask/ask";
import { frameCsrfToken } from "@/lib/server/session/csrf";
import { isOwnMove, readPartnerToken, type Search, textOf } from "@/lib/server/session/external-login";
import { readSession } from "@/lib/server/session/session";

export async function generateMetadata() {
  return { title: (await getTranslations("external"))("title"), robots: { index: false } };
}

/**
 * The login page for partners' members: in a partner's frame, linked from a partner's page, or opened
 * directly.
 */
export default async function ExternalLoginPage({ searchParams }: { searchParams: Promise<Search> }) {
  const [search, tag, { member, external }, support, session, sent] = await Promise.all([
    searchParams,
    getLocale(),
    getMessages(),
    orNull(ask(agentsSupports, { cacheMs: 60_000, isBackground: true })),
    readSession(),
    headers(),
  ]);
  const locale = toLocale(tag);
  const partnerToken = readPartnerToken(search);
  const code = textOf(search.code);
  // In a top window a login leads on to /main; in a frame /main could not be shown.
  const isTop = sent.get("sec-fetch-dest") === "document";
  const isIn = session !== null && session.status !== memberStatus.mustSignIn;
  if (isIn && isTop && !code && !partnerToken) redirect({ href: "/main", locale });
  return (
    <ExternalEntry
      {...loginProps(member, support)}
      external={external}
      arrival={{ partnerToken, code, isOwnMove: isOwnMove(sent), frameToken: frameCsrfToken() }}
      hrefs={{
        landing: localePath(locale, "/main"),
        here: localePath(locale, "/external/login"),
        terms: localePath(locale, "/terms"),
      }}
      links={
        <ExternalLinks
          words={member.login}
          hrefs={{
            register: localePath(locale, "/register"),
            forgotPin: localePath(locale, "/forgot-pin"),
          }}
        />
      }
    />
  );
}
