import { getMessages, getTranslations } from "next-intl/server";
import { PasskeyCard } from "@/components/profile/passkey-card";
import styles from "@/components/profile/profile-cards.module.css";
import { SessionCard } from "@/components/profile/session-card";
import { PageTitle } from "@/components/ui/page-title";
import { allPasskeys } from "@/lib/contract/passkeys";
import { userSessions } from "@/lib/contract/sessions";
import { answered } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { LoadFailure } from "../_parts/load-failure";

export async function generateMetadata() {
  return { title: (await getTranslations("profile"))("devices.title") };
}

/** The member's sessions and passkeys. */
export default async function DevicesPage() {
  const [{ profile: words }, sessions, passkeys] = await Promise.all([
    getMessages(),
    answered(ask(userSessions)),
    answered(ask(allPasskeys)),
  ]);
  const href = "/profile/devices";
  return (
    <>
      <PageTitle
        back={{ href: "/profile", label: words.back }}
        note={sessions.reply ? words.devices.lead : undefined}
      >
        {words.devices.title}
      </PageTitle>
      <div className={styles.column}>
        {sessions.code === null ? (
          <SessionCard rendered={sessions.reply} words={words.devices} />
        ) : (
          <LoadFailure code={sessions.code} href={href} words={words} />
        )}
        {passkeys.code === null ? (
          <PasskeyCard rendered={passkeys.reply} words={words.passkeys} />
        ) : (
          <LoadFailure code={passkeys.code} href={href} words={words} />
        )}
      </div>
    </>
  );
}
