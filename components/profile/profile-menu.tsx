import { Avatar } from "@/components/member/avatar";
import { destinations, linksTo, offeredNames, type Place } from "@/components/navigation/destinations";
import { Card } from "@/components/ui/card";
import { type LinkItem, LinkList } from "@/components/ui/lists/link-list";
import type { UserInfo } from "@/lib/contract/users";
import { fill } from "@/lib/i18n/fill";
import type navigationWords from "@/locales/th/navigation.json";
import { LogoutButton } from "./logout-button";
import { OwnMoney } from "./own-money";
import type { profileFacts } from "./profile-facts";
import styles from "./profile-menu.module.css";
import type { ProfileWords } from "./profile-words";

interface ProfileMenuProps {
  info: UserInfo;
  /** How things stand on the linked pages. */
  facts: ReturnType<typeof profileFacts>;
  /** The page's language by its own name. */
  language: string;
  words: ProfileWords;
  navigation: typeof navigationWords;
  /** Keys of calls that the upstream does not have. */
  lacking?: readonly string[];
}

/** The member with their money, and links to every page of the profile that say how things stand there. */
export function ProfileMenu({ info, facts, language, words, navigation, lacking = [] }: ProfileMenuProps) {
  const { menu } = words;
  const { account, safety, money } = waysOf(info, facts, language, menu, offeredNames(navigation, lacking));
  return (
    <div className={styles.page}>
      <Card look="navy" as="div" className={styles.top}>
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
        <OwnMoney info={info} words={words.money} />
      </Card>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Group name={menu.account} ways={account} />
          <Group name={menu.safety} ways={safety} />
        </div>
        <div className={styles.column}>
          <Group name={menu.money} ways={money} />
          <LogoutButton word={menu.logout} />
        </div>
      </div>
    </div>
  );
}

function Group({ name, ways }: { name: string; ways: LinkItem[] }) {
  return (
    <section className={styles.group}>
      <h2>{name}</h2>
      <LinkList ways={ways} />
    </section>
  );
}

function waysOf(
  info: UserInfo,
  facts: ReturnType<typeof profileFacts>,
  language: string,
  menu: ProfileWords["menu"],
  navigation: Partial<typeof navigationWords>,
): Record<"account" | "safety" | "money", LinkItem[]> {
  const names = {
    ...navigation,
    ...(navigation.limits && { limits: menu.limits }),
    banks: menu.banks,
  };
  const texts: Partial<Record<Place, string | undefined>> = {
    profileEdit: menu.editText,
    notifications: menu.notificationsText,
    support: menu.supportText,
    ...facts,
  };
  const ways = (...places: (keyof typeof names)[]) =>
    linksTo(places, names).map((link) => ({ ...link, text: texts[link.place] }));
  const editPage = destinations.profileEdit.href;
  const hasLine = info.lineUid || info.lineId;
  return {
    account: [
      ...ways("profileEdit"),
      {
        href: `${editPage}#line`,
        icon: "chat",
        name: menu.line,
        text: hasLine ? menu.lineOn : menu.lineOff,
      },
      { href: `${editPage}#language`, icon: "globe", name: menu.language, text: language },
      ...ways("notifications", "support"),
    ],
    safety: ways("changePin", "devices", "limits"),
    money: ways("banks", "statement", "affiliate", "achievement"),
  };
}
