"use client";
import { lazy, Suspense } from "react";
import { Icon } from "@/components/ui/art/icon";
import { IconButton } from "@/components/ui/controls/icon-button";
import { loadSheet } from "@/components/ui/sheet/use-sheet-frame";
import { usePathname } from "@/lib/i18n/navigation";
import type { Locale } from "@/lib/i18n/tags";
import { useAppDefault } from "@/stores/app-default";
import type { MenuWords } from "../menu-words";
import styles from "../top-bar.module.css";

const AccountSheet = lazy(async () => {
  const [{ AccountSheet: Sheet }] = await Promise.all([import("./account-sheet"), loadSheet()]);
  return { default: Sheet };
});

/** The last button of the top bar: account, language, colours, logout. */
export function AccountMenu({
  locale,
  isMember,
  words,
}: {
  locale: Locale;
  isMember: boolean;
  words: MenuWords;
}) {
  const isOpen = useAppDefault((app) => app.isSidebarOpen);
  const isHere = usePathname().startsWith("/profile");
  const setOpen = useAppDefault((app) => app.setSidebar);
  return (
    <>
      <IconButton
        className={styles.tool}
        aria-label={isMember ? words.account : words.menu}
        title={isMember ? words.account : words.menu}
        aria-haspopup="dialog"
        aria-current={isMember && isHere ? "true" : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name={isMember ? "user" : "menu"} />
        <span className={styles.toolWord}>{isMember ? words.account : words.menu}</span>
      </IconButton>
      {isOpen ? (
        <Suspense>
          <AccountSheet locale={locale} isMember={isMember} words={words} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
