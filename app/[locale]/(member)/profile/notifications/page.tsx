import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { NotificationSettingsScreen } from "@/components/profile/notification-settings-screen";
import { PageTitle } from "@/components/ui/page-title";
import { simulatorPaths } from "@/lib/contract/line";
import { type NotificationSettings, readNotificationSettings } from "@/lib/contract/notification-settings";
import { answered } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { lineChannel } from "@/lib/server/line/line-channel";
import { messagingConfig } from "@/lib/server/page/messaging";
import { LoadFailure } from "../_parts/load-failure";

export async function generateMetadata() {
  return { title: (await getTranslations("profile"))("notices.title") };
}

/** Notification settings for results and money. */
export default async function NotificationsPage() {
  const [locale, { profile: words }, choices] = await Promise.all([
    getLocale(),
    getMessages(),
    answered(ask(readNotificationSettings)),
  ]);
  const isPlayed = lineChannel()?.isSimulated;
  return (
    <>
      <PageTitle
        back={{ href: "/profile", label: words.back }}
        note={choices.reply ? words.notices.lead : undefined}
      >
        {words.notices.title}
      </PageTitle>
      {choices.code === null ? (
        <NotificationSettingsScreen
          rendered={offeredHere(choices.reply)}
          words={words.notices}
          playedLine={isPlayed ? `${simulatorPaths.messages}?ui_locales=${locale}` : undefined}
        />
      ) : (
        <LoadFailure code={choices.code} href="/profile/notifications" words={words} />
      )}
    </>
  );
}

/** Push needs both: an upstream that sends it and a browser configuration that receives it. */
function offeredHere({ offered, ...choices }: NotificationSettings): NotificationSettings {
  return { ...choices, offered: { ...offered, push: offered.push && messagingConfig() !== null } };
}
