"use client";
import Link from "next/link";
import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { IconButton } from "@/components/ui/controls/icon-button";
import { bangkokIso, displayClock, epochMs, SECOND_MS } from "@/lib/domain/time/time";
import { useAsk } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import { useConsoleWords } from "../words/console-words";
import { useOperator } from "./operator";
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

/** The site's time (+07:00), which decides what is open, and how many people are online. */
function SiteClock() {
  const t = useConsoleWords("shell");
  const { data, dataUpdatedAt } = useAsk("today", "todayOfOperators", undefined, { everyMs: 15_000 });
  const [nowMs, setNowMs] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  if (!data || nowMs === 0) return null;
  const siteMs = epochMs(data.serverTime) + Math.max(0, nowMs - dataUpdatedAt);
  return (
    <p className={styles.clock}>
      <time dateTime={bangkokIso(siteMs)}>{displayClock(siteMs)}</time>
      {" · "}
      {t("online", { n: data.online.users })}
    </p>
  );
}

const OperatorChoices = onDemand(() => import("./operator-choices").then((module) => module.OperatorChoices));

/** The operator's own matters: account, language, colours, the way out. */
function OperatorMenu() {
  const t = useConsoleWords("shell");
  const { userName } = useOperator();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={t("account", { name: userName })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
      >
        <Icon name="user" size={22} />
      </IconButton>
      {anchor ? <OperatorChoices anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </>
  );
}
