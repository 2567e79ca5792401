import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { EditRoom } from "@/components/profile/edit-room";
import { phoneWords } from "@/components/profile/phone-words";
import { PageTitle } from "@/components/ui/page-title";
import { usersInfos } from "@/lib/contract/users";
import { toLocale } from "@/lib/i18n/tags";
import { ask } from "@/lib/server/ask";
import { env } from "@/lib/server/env";
import { answered, Missing } from "../missing";

export async function generateMetadata() {
  return { title: (await getTranslations("profile"))("edit.title") };
}

/** Picture, name, contacts, language, and what is held of the member. */
export default async function EditPage() {
  const [locale, { profile: words, member, pin }, info] = await Promise.all([
    getLocale(),
    getMessages(),
    answered(ask(usersInfos)),
  ]);
  return (
    <>
      <PageTitle back={{ href: "/profile", label: words.back }}>{words.edit.title}</PageTitle>
      {info.code === null ? (
        <EditRoom
          rendered={info.reply}
          locale={toLocale(locale)}
          words={words}
          phone={phoneWords(member, pin)}
          captchaKey={env().RECAPTCHA_SITE_KEY}
        />
      ) : (
        <Missing code={info.code} href="/profile/edit" words={words} />
      )}
    </>
  );
}
