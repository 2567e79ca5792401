"use client";
import Link from "next/link";
import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { IconButton } from "@/components/ui/controls/icon-button";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import { useConsoleWords } from "../words/console-words";
import { OperatorMenu } from "./operator-menu";
import { SiteClock } from "./site-clock";
import styles from "./top-bar.module.css";

const Palette = onDemand(() => import("./palette").then((module) => module.Palette));

/** Menu on narrow screens, search, the site's clock, the operator. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const t = useConsoleWords("shell");
  const [isSearching, setSearching] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setSearching(true);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <header className={styles.bar}>
      <IconButton onClick={onMenu} aria-label={t("menu")} className={styles.menu}>
        <Icon name="menu" size={22} />
      </IconButton>
      <Link href="/operator" prefetch={false} className={styles.name}>
        {t("title")}
      </Link>
      <Button
        onClick={() => setSearching(true)}
        icon={<Icon name="search" size={18} />}
        className={styles.search}
        aria-label={t("search")}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <span className={styles.searchText}>
          {t("search")} <kbd>Ctrl K</kbd>
        </span>
      </Button>
      <SiteClock />
      <OperatorMenu />
      {isSearching ? <Palette onClose={() => setSearching(false)} /> : null}
    </header>
  );
}
