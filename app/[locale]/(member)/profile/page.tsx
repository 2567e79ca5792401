import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { profileFacts } from "@/components/profile/profile-facts";
import { ProfileMenu } from "@/components/profile/profile-menu";
import { PageTitle } from "@/components/ui/page-title";
import { allUserBanks } from "@/lib/contract/banks";
import { orNull } from "@/lib/contract/or-null";
import { readPlayerLimits } from "@/lib/contract/player-limits";
import { userSessions } from "@/lib/contract/sessions";
import { usersInfos } from "@/lib/contract/users";
import { ownNames, toLocale } from "@/lib/i18n/tags";
import { answered } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { lackingKeys } from "@/lib/server/ask/lacking-calls";
import { LoadFailure } from "./_parts/load-failure";

export async function generateMetadata() {
  return { title: (await getTranslations("profile"))("title") };
}

/** The member, their money, and links to their own pages with how things stand there. */
export default async function ProfilePage() {
  const [locale, { profile: words, navigation, credit }, info, sessions, accounts, limits] =
    await Promise.all([
      getLocale(),
      getMessages(),
      answered(ask(usersInfos)),
      orNull(ask(userSessions)),
      orNull(ask(allUserBanks)),
      orNull(ask(readPlayerLimits)),
    ]);
  return (
    <>
      <PageTitle back={{ href: "/main", label: words.home }}>{words.title}</PageTitle>
      {info.code === null ? (
        <ProfileMenu
          info={info.reply}
          facts={profileFacts({ sessions, accounts, limits }, words.menu, credit.bank)}
          language={ownNames[toLocale(locale)]}
          words={words}
          navigation={navigation}
          lacking={lackingKeys(Date.now())}
        />
      ) : (
        <LoadFailure code={info.code} href="/profile" words={words} />
      )}
    </>
  );
}
