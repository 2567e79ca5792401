import { getMessages, getTranslations } from "next-intl/server";
import { NoticeRoom } from "@/components/profile/notice-room";
import { PageTitle } from "@/components/ui/page-title";
import { type NoticeChoices, readNoticeChoices } from "@/lib/contract/notice-choices";
import { ask } from "@/lib/server/ask";
import { messagingConfig } from "@/lib/server/messaging";
import { answered, Missing } from "../missing";

export async function generateMetadata() {
  return { title: (await getTranslations("profile"))("notices.title") };
}

/** How results and money are announced. */
export default async function NotificationsPage() {
  const [{ profile: words }, choices] = await Promise.all([getMessages(), answered(ask(readNoticeChoices))]);
  return (
    <>
      <PageTitle back={{ href: "/profile", label: words.back }} note={words.notices.lead}>
        {words.notices.title}
      </PageTitle>
      {choices.code === null ? (
        <NoticeRoom rendered={offeredHere(choices.reply)} words={words.notices} />
      ) : (
        <Missing code={choices.code} href="/profile/notifications" words={words} />
      )}
    </>
  );
}

/** Who sends messages is one half; without the other a browser cannot take them. */
function offeredHere({ offered, ...choices }: NoticeChoices): NoticeChoices {
  return { ...choices, offered: { ...offered, push: offered.push && messagingConfig() !== null } };
}
