import { cookies } from "next/headers";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { EditProfile } from "@/components/profile/edit-profile";
import { phoneWords } from "@/components/profile/phone-words";
import { PageTitle } from "@/components/ui/page-title";
import { usersInfos } from "@/lib/contract/users";
import { toLocale } from "@/lib/i18n/tags";
import { hasAddedCalls } from "@/lib/server/ask/added-calls";
import { answered } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { env } from "@/lib/server/config/env";
import { lineChannel } from "@/lib/server/line/line-channel";
import { LINE_NEWCOMER, readLineSignup } from "@/lib/server/line/line-cookies";
import { LoadFailure } from "../_parts/load-failure";

export async function generateMetadata() {
  return { title: (await getTranslations("profile"))("edit.title") };
}

/** Picture, name, contacts, language, and the export of the member's data. */
export default async function EditPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const [locale, { profile: words, member, pin }, info, { line }, jar] = await Promise.all([
    getLocale(),
    getMessages(),
    answered(ask(usersInfos)),
    searchParams,
    cookies(),
  ]);
  const person = await readLineSignup(jar.get(LINE_NEWCOMER)?.value);
  return (
    <>
      <PageTitle back={{ href: "/profile", label: words.back }}>{words.edit.title}</PageTitle>
      {info.code === null ? (
        <EditProfile
          rendered={info.reply}
          locale={toLocale(locale)}
          words={words}
          phone={phoneWords(member, pin)}
          line={{
            isOffered: lineChannel() !== null,
            person: person && { name: person.name },
            refused: line === "denied" || line === "expired" || line === "failed" ? line : null,
          }}
          captchaKey={env().RECAPTCHA_SITE_KEY}
          isPlain={!hasAddedCalls()}
        />
      ) : (
        <LoadFailure code={info.code} href="/profile/edit" words={words} />
      )}
    </>
  );
}
