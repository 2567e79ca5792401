"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useSyncExternalStore } from "react";
import { outsideAddress } from "@/lib/kernel/in-app-browser";
import { CopyButton } from "../controls/copy-button";
import type { InApp } from "./in-app";
import styles from "./open-in-browser.module.css";

/** The ways from an app's browser to the phone's own: one tap where the app knows one, and the page's link. */
export function OpenInBrowser({ browser, words }: Pick<InApp, "browser" | "words">) {
  const here = useHere();
  const outside = here && outsideAddress(here, browser);
  return (
    <span className={styles.links}>
      {outside ? (
        <a href={outside} className={styles.open}>
          {words.open}
        </a>
      ) : null}
      {browser.app === "LINE" ? null : <CopyButton text={here} label={words.copyLink} />}
      {outside === null ? <span>{words.byHand}</span> : null}
    </span>
  );
}

/** The page's whole address; "" on the server, which may stand behind another name. */
function useHere(): string {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const origin = useSyncExternalStore(
    () => () => {},
    () => location.origin,
    () => "",
  );
  return origin && `${origin}${pathname}${search && `?${search}`}`;
}
