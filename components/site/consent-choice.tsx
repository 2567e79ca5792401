"use client";
import { Button } from "@/components/ui/controls/button";
import { useSite } from "@/stores/site";
import styles from "./site.module.css";

export interface ConsentChoiceWords {
  title: string;
  text: string;
  yes: string;
  no: string;
  saidYes: string;
  saidNo: string;
  unsaid: string;
}

/** The visitor's consent to analytics, and its change; nothing where the site has none. */
export function ConsentChoice({ words }: { words: ConsentChoiceWords }) {
  const gaID = useSite((site) => site.gaID);
  const choice = useSite((site) => site.analyticsChoice);
  const choose = useSite((site) => site.chooseAnalytics);
  if (!gaID) return null;
  return (
    <section className={styles.consent} aria-labelledby="measuring">
      <h2 id="measuring">{words.title}</h2>
      <p>{words.text}</p>
      <p role="status">{choice ? words[choice === "yes" ? "saidYes" : "saidNo"] : words.unsaid}</p>
      <div className={styles.answers}>
        <Button look="quiet" aria-pressed={choice === "yes"} onClick={() => choose("yes")}>
          {words.yes}
        </Button>
        <Button look="quiet" aria-pressed={choice === "no"} onClick={() => choose("no")}>
          {words.no}
        </Button>
      </div>
    </section>
  );
}
