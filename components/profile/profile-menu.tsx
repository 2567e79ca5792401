import { Avatar } from "@/components/member/avatar";
import { Card } from "@/components/ui/card";
import { WayList, type WayOn } from "@/components/ui/way-list";
import type { UserInfo } from "@/lib/contract/users";
import { fill } from "@/lib/i18n/fill";
import { LogoutButton } from "./logout-button";
import styles from "./profile-menu.module.css";
import type { ProfileWords } from "./profile-words";

/** Who the member is, and every way from here. */
export function ProfileMenu({
  info,
  language,
  words,
}: {
  info: UserInfo;
  /** The page's language by its own name. */
  language: string;
  words: ProfileWords;
}) {
  return (
    <div className={styles.room}>
      <Card look="navy" as="div">
        <div className={styles.person}>
          <Avatar avatar={info.avatar} userName={info.userName} />
          <p>
            <strong>{info.name || info.userName}</strong>
            <span className={styles.facts}>
              {info.name ? <span>{info.userName}</span> : null}
              <span>{fill(words.level, { level: info.level })}</span>
              <span>{fill(words.points, { points: info.loyaltyPoint.toLocaleString("en-US") })}</span>
            </span>
          </p>
        </div>
      </Card>
      <div className={styles.groups}>
        {groupsOf(info, language, words.menu).map(({ name, ways }) => (
          <section key={name} className={styles.group}>
            <h2>{name}</h2>
            <WayList ways={ways} />
          </section>
        ))}
      </div>
      <div className={styles.out}>
        <LogoutButton word={words.menu.logout} />
      </div>
    </div>
  );
}

function groupsOf(
  info: UserInfo,
  language: string,
  menu: ProfileWords["menu"],
): { name: string; ways: WayOn[] }[] {
  return [
    {
      name: menu.account,
      ways: [
        { href: "/profile/edit", icon: "user", name: menu.edit, text: menu.editText },
        {
          href: "/profile/edit#line",
          icon: "chat",
          name: menu.line,
          text: info.lineUid || info.lineId ? menu.lineOn : menu.lineOff,
        },
        { href: "/profile/edit#language", icon: "globe", name: menu.language, text: language },
        {
          href: "/profile/notifications",
          icon: "bell",
          name: menu.notifications,
          text: menu.notificationsText,
        },
      ],
    },
    {
      name: menu.safety,
      ways: [
        { href: "/profile/change-pin", icon: "lock", name: menu.pin },
        { href: "/profile/devices", icon: "system", name: menu.devices, text: menu.devicesText },
        { href: "/profile/limits", icon: "shield", name: menu.limits, text: menu.limitsText },
      ],
    },
    {
      name: menu.money,
      ways: [
        { href: "/bank/status", icon: "bank", name: menu.banks },
        { href: "/credit/statement", icon: "chart", name: menu.statement },
        { href: "/profile/affiliate", icon: "gift", name: menu.affiliate },
        { href: "/profile/achievement", icon: "flag", name: menu.achievement },
      ],
    },
  ];
}
