"use client";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { useInApp } from "@/components/ui/notices/in-app";
import { fill } from "@/lib/i18n/fill";
import { usePathname } from "@/lib/i18n/navigation";
import { useAppDefault } from "@/stores/app-default";
import { isBare } from "../places";
import styles from "./in-app-note.module.css";

/**
 * Inside another app, above every page: what does not work there, and the way to the phone's own browser. Not on
 * pages where numbers are typed, and not in a partner's frame. Once hidden it stays away.
 */
export function InAppNote() {
  const inApp = useInApp();
  const pathname = usePathname();
  const hideInAppNote = useAppDefault((app) => app.hideInAppNote);
  const [isGone, setGone] = useState(false);
  if (!inApp || isGone || isBare(pathname) || pathname.startsWith("/external")) return null;
  const { browser, words, openInBrowser } = inApp;
  const hide = () => {
    hideInAppNote();
    setGone(true);
  };
  return (
    <aside className={styles.note} aria-label={words.label} data-shell="">
      <p>{fill(words.text, { app: browser.app })}</p>
      <button type="button" aria-label={words.hide} title={words.hide} onClick={hide}>
        <Icon name="close" size={18} />
      </button>
      {openInBrowser}
    </aside>
  );
}
