"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useSite } from "@/stores/site";
import styles from "../frame.module.css";

export interface ConsentWords {
  label: string;
  text: string;
  yes: string;
  no: string;
}

/** Asks for consent to analytics, where the site has any; both answers are equally prominent. */
export function ConsentLine({ words }: { words: ConsentWords }) {
  const gaID = useSite((site) => site.gaID);
  const choice = useSite((site) => site.analyticsChoice);
  const choose = useSite((site) => site.chooseAnalytics);
  const measure = useSite((site) => site.measure);
  const pathname = usePathname();
  useEffect(() => {
    if (choice === "yes") measure(pathname ?? "/");
  }, [choice, measure, pathname]);
  if (!gaID || choice) return null;
  return (
    <aside className={`${styles.offer} ${styles.consent}`} aria-label={words.label} data-shell="">
      <span>{words.text}</span>
      <span className={styles.answers}>
        <button type="button" onClick={() => choose("yes")}>
          {words.yes}
        </button>
        <button type="button" onClick={() => choose("no")}>
          {words.no}
        </button>
      </span>
    </aside>
  );
}
