"use client";
import { useState } from "react";
import { Avatar } from "@/components/member/avatar";
import { linksTo } from "@/components/navigation/destinations";
import { ownPlaces, sitePlaces } from "@/components/navigation/menus";
import { Icon } from "@/components/ui/art/icon";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { LinkList } from "@/components/ui/lists/link-list";
import { Sheet } from "@/components/ui/sheet/sheet";
import type { Locale } from "@/lib/i18n/tags";
import { useUsers } from "@/stores/users";
import { LanguageLinks } from "../language-links";
import type { MenuWords } from "../menu-words";
import styles from "./account-sheet.module.css";
import { SupportLinks } from "./support-links";
import { TextSizeChoice } from "./text-size-choice";
import { ThemeChoice } from "./theme-choice";

export interface AccountSheetProps {
  locale: Locale;
  isMember: boolean;
  words: MenuWords;
  onClose: () => void;
}

/**
 * Account, language, colours. The logout is a button, not a link: a prefetched or framed link must not log out.
 */
export function AccountSheet({ locale, isMember, words, onClose }: AccountSheetProps) {
  const info = useUsers((users) => users.info);
  const logout = useUsers((users) => users.logout);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logout();
  };
  const person = info && (
    <div className={styles.person}>
      <Avatar avatar={info.avatar} userName={info.userName} size="small" />
      <p>
        <strong>{info.userName}</strong>
        <span>
          {[info.name, words.level.replace("{level}", String(info.level))].filter(Boolean).join(" · ")}
        </span>
        {info.phoneNumber ? <span>{info.phoneNumber}</span> : null}
      </p>
    </div>
  );
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={isMember ? words.account : words.menu}
      side="side"
      footer={
        isMember ? (
          <Button look="quiet" isWide isBusy={isLeaving} onClick={leave}>
            <Icon name="logout" size={20} />
            {words.logout}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.parts}>
        {person}
        {isMember ? (
          <div className={styles.entry}>
            <ButtonLink href="/credit/deposit" look="gold" isWide onClick={onClose}>
              <Icon name="deposit" size={20} />
              {words.deposit}
            </ButtonLink>
            <Help words={words} onGo={onClose} />
          </div>
        ) : (
          <div className={styles.entry}>
            <ButtonLink href="/login" look="primary" isWide onClick={onClose}>
              {words.login}
            </ButtonLink>
            <ButtonLink href="/register" look="gold" isWide onClick={onClose}>
              {words.register}
            </ButtonLink>
            <ButtonLink href="/results" look="quiet" isWide onClick={onClose}>
              <Icon name="trophy" size={20} />
              {words.results}
            </ButtonLink>
            <Help words={words} onGo={onClose} />
          </div>
        )}
        {/* Above the long lists: who cannot read the page looks for these first. */}
        <div className={styles.display}>
          <section className={styles.whole}>
            <h3 className="visually-hidden">{words.language}</h3>
            <LanguageLinks locale={locale} isOneRow />
          </section>
          <section>
            <ThemeChoice
              title={words.theme}
              words={{ light: words.light, dark: words.dark, system: words.system }}
            />
          </section>
          <section>
            <TextSizeChoice title={words.textSize.title} words={words.textSize} />
          </section>
        </div>
        {isMember ? (
          <nav aria-label={words.ownPages}>
            <LinkList ways={linksTo(ownPlaces, words.places)} onGo={onClose} />
          </nav>
        ) : null}
        <nav aria-label={words.sitePages}>
          <LinkList ways={linksTo(sitePlaces, words.places)} onGo={onClose} />
        </nav>
        <SupportLinks words={words} onGo={onClose} />
        <p className={styles.small}>{words.age}</p>
      </div>
    </Sheet>
  );
}

const Help = ({ words, onGo }: { words: Pick<MenuWords, "help">; onGo: () => void }) => (
  <ButtonLink href="/how-to" look="quiet" isWide onClick={onGo}>
    <Icon name="info" size={20} />
    {words.help}
  </ButtonLink>
);
