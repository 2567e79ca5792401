"use client";
import { useEffect, useState } from "react";
import { displayClock, epochMs, SECOND_MS } from "@/lib/domain/time/time";
import { useAsk } from "@/stores/console/use-ask";
import { useConsoleWords } from "../words/console-words";
import styles from "./top-bar.module.css";

/** The site's time (+07:00), which decides what is open, and how many people are online. */
export function SiteClock() {
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
      <time dateTime={new Date(siteMs).toISOString()}>{displayClock(siteMs)}</time>
      {" · "}
      {t("online", { n: data.online.users })}
    </p>
  );
}
