import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { ProfileMenu } from "@/components/profile/profile-menu";
import { PageTitle } from "@/components/ui/page-title";
import { usersInfos } from "@/lib/contract/users";
import { ownNames, toLocale } from "@/lib/i18n/tags";
import { answered } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { LoadFailure } from "./_parts/load-failure";

export async function generateMetadata() {
  return { title: (await getTranslations("profile"))("title") };
}

/** The member's name and links to their own pages. */
export default async function ProfilePage() {
  const [locale, { profile: words, navigation }, info] = await Promise.all([
    getLocale(),
    getMessages(),
    answered(ask(usersInfos)),
  ]);
  return (
    <>
      <PageTitle back={{ href: "/main", label: words.home }}>{words.title}</PageTitle>
      {info.code === null ? (
        <ProfileMenu
          info={info.reply}
          language={ownNames[toLocale(locale)]}
          words={words}
          navigation={navigation}
        />
      ) : (
        <LoadFailure code={info.code} href="/profile" words={words} />
      )}
    </>
  );
}
