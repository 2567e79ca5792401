import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { linksTo } from "@/components/navigation/destinations";
import { settingsPlaces } from "@/components/navigation/menus";
import { SettingsNav } from "@/components/profile/settings-nav";
import styles from "@/components/profile/settings-shell.module.css";

/** Every page of the member's own settings, with one sub-navigation beside it where there is room. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const { profile, navigation } = await getMessages();
  const names = { ...navigation, limits: profile.menu.limits };
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
