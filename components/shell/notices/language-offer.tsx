"use client";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { folderOf, type Locale, ownNames } from "@/lib/i18n/tags";
import { useAppDefault } from "@/stores/app-default";
import styles from "../frame.module.css";
import { useLanguageLink } from "../use-language-link";

/** Offers the browser's own language; a refusal is stored as a choice of the current one. */
export function LanguageOffer({
  to,
  current,
  words,
}: {
  to: Locale;
  current: Locale;
  words: { text: string; yes: string; no: string };
}) {
  const [isGone, setGone] = useState(false);
  const keepLanguage = useAppDefault((app) => app.keepLanguage);
  const linkTo = useLanguageLink();
  if (isGone) return null;
  const dismiss = () => {
    keepLanguage(folderOf(current));
    setGone(true);
  };
  return (
    <aside className={styles.offer} lang={to} aria-label={ownNames[to]} data-shell="">
      <span>{words.text}</span>
      <a {...linkTo(to)}>{words.yes}</a>
      <button type="button" aria-label={words.no} title={words.no} onClick={dismiss}>
        <Icon name="close" size={18} />
      </button>
    </aside>
  );
}
