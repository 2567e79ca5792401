"use client";
import { useEffect } from "react";
import { useShelved } from "@/stores/_core/registry";
import { createSite } from "@/stores/site";
import styles from "./refusal-screen.module.css";

/** The site is asked this often whether it is open again. */
const ASK_EVERY_MS = 5_000;

interface FollowOpeningProps {
  front: string;
  /** When the site means to be back, in words. */
  until: string | undefined;
  words: string;
}

/** Moves on by itself once the site is open: to the page that was asked for, or to the front page. */
export function FollowOpening({ front, until, words }: FollowOpeningProps) {
  const site = useShelved(createSite);
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
