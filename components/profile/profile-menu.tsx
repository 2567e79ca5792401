import { Avatar } from "@/components/member/avatar";
import { destinations, linksTo, type Place } from "@/components/navigation/destinations";
import { settingsPlaces } from "@/components/navigation/menus";
import { Card } from "@/components/ui/card";
import { type LinkItem, LinkList } from "@/components/ui/link-list";
import type { UserInfo } from "@/lib/contract/users";
import { fill } from "@/lib/i18n/fill";
import type navigationWords from "@/locales/th/navigation.json";
import { LogoutButton } from "./logout-button";
import styles from "./profile-menu.module.css";
import type { ProfileWords } from "./profile-words";

/** The member's name and links to every page of the profile. */
export function ProfileMenu({
  info,
  language,
  words,
  navigation,
}: {
  info: UserInfo;
  /** The page's language by its own name. */
  language: string;
  words: ProfileWords;
  navigation: typeof navigationWords;
}) {
  return (
    <div className={styles.page}>
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
        {groupsOf(info, language, words.menu, navigation).map(({ name, ways }) => (
          <section key={name} className={styles.group} data-beside={ways.every(isBeside) || undefined}>
            <h2>{name}</h2>
            <LinkList ways={ways} />
          </section>
        ))}
      </div>
      <div className={styles.out}>
        <LogoutButton word={words.menu.logout} />
      </div>
    </div>
  );
}

const beside: readonly Place[] = Object.values(settingsPlaces).flat();
const isBeside = (way: LinkItem) => way.isBeside === true;

function groupsOf(
  info: UserInfo,
  language: string,
  menu: ProfileWords["menu"],
  navigation: typeof navigationWords,
): { name: string; ways: LinkItem[] }[] {
  const names = { ...navigation, limits: menu.limits, banks: menu.banks };
  const texts: Partial<Record<Place, string>> = {
    profileEdit: menu.editText,
    notifications: menu.notificationsText,
    devices: menu.devicesText,
    limits: menu.limitsText,
  };
  const ways = (...places: (keyof typeof names)[]) =>
    linksTo(places, names).map((link) => ({
      ...link,
      text: texts[link.place],
      isBeside: beside.includes(link.place),
    }));
  const editPage = destinations.profileEdit.href;
  const hasLine = info.lineUid || info.lineId;
  return [
    {
      name: menu.account,
      ways: [
        ...ways("profileEdit"),
        {
          href: `${editPage}#line`,
          icon: "chat",
          name: menu.line,
          text: hasLine ? menu.lineOn : menu.lineOff,
        },
        { href: `${editPage}#language`, icon: "globe", name: menu.language, text: language },
        ...ways("notifications"),
      ],
    },
    { name: menu.safety, ways: ways("changePin", "devices", "limits") },
    { name: menu.money, ways: ways("banks", "statement", "affiliate", "achievement") },
  ];
}
