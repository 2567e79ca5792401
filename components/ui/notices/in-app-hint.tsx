"use client";
import { fill } from "@/lib/i18n/fill";
import { type Lack, useInApp } from "./in-app";
import styles from "./in-app-hint.module.css";

/** Inside another app: says that something does not work there, and how to open the page elsewhere. */
export function InAppHint({ lack }: { lack: Lack }) {
  const inApp = useInApp();
  if (!inApp) return null;
  return (
    <p className={styles.hint} data-screen="">
      <span>{fill(inApp.words.lacks[lack], { app: inApp.browser.app })}</span>
      {inApp.openInBrowser}
    </p>
  );
}
