import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { linksTo, offeredNames } from "@/components/navigation/destinations";
import { settingsPlaces } from "@/components/navigation/menus";
import { SettingsNav } from "@/components/profile/settings-nav";
import styles from "@/components/profile/settings-shell.module.css";
import { lackingKeys } from "@/lib/server/ask/lacking-calls";

/** Every page of the member's own settings, with one sub-navigation beside it where there is room. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const { profile, navigation } = await getMessages();
  const names = offeredNames({ ...navigation, limits: profile.menu.limits }, lackingKeys(Date.now()));
  return (
    <div className={styles.shell}>
      <SettingsNav
        label={profile.settings}
        groups={[
          { name: profile.menu.account, links: linksTo(settingsPlaces.account, names) },
          { name: profile.menu.safety, links: linksTo(settingsPlaces.safety, names) },
          { name: profile.menu.rewards, links: linksTo(settingsPlaces.money, names) },
        ]}
      />
      <div className={styles.page}>{children}</div>
    </div>
  );
}
