"use client";
import { useEffect } from "react";
import { useStoreInstance } from "@/stores/_core/registry";
import { createSite } from "@/stores/site";
import styles from "./refusal-screen.module.css";

/** Polling interval of the maintenance status. */
const ASK_EVERY_MS = 5_000;

interface FollowOpeningProps {
  front: string;
  /** The announced end of the maintenance, as text. */
  until: string | undefined;
  words: string;
}

/** Continues by itself once the site is open: to the requested page, or to the front page. */
export function FollowOpening({ front, until, words }: FollowOpeningProps) {
  const site = useStoreInstance(createSite);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === "hidden" || !(await site.getState().isOpenAgain())) return;
      if (/\/maintenance$/.test(location.pathname)) location.replace(front);
      else location.reload();
    };
    const timer = setInterval(() => void look(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [site, front]);
  return (
    <div className={styles.note}>
      {until ? <p className={styles.when}>{until}</p> : null}
      <p>{words}</p>
    </div>
  );
}
