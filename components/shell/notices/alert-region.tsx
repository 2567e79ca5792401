"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/art/icon";
import { useAppDefault } from "@/stores/app-default";
import styles from "./alert-region.module.css";

/** Where an alert stands above every page. Its height is told to pages that fill the screen, as `--alerts`. */
export function AlertRegion({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty("--alerts", `${place.current?.offsetHeight ?? 0}px`);
    tell();
    window.addEventListener("resize", tell);
    return () => {
      window.removeEventListener("resize", tell);
      style.removeProperty("--alerts");
    };
  }, [isShown]);
  return (
    <div ref={place} role="status" data-shell="" className={styles.place}>
      {isShown ? children : null}
    </div>
  );
}

/** A line at the top while the service is busy and calls are being retried. */
export function BusyAlert({ text }: { text: string }) {
  const isBusy = useAppDefault((app) => app.isBusy && app.isOnline);
  return (
    <AlertRegion isShown={isBusy}>
      <p className={styles.busy}>
        <Icon name="clock" size={18} />
        {text}
      </p>
    </AlertRegion>
  );
}

/** A line at the top while the browser reports no network. */
export function OfflineAlert({ text }: { text: string }) {
  const isOnline = useAppDefault((app) => app.isOnline);
  return (
    <AlertRegion isShown={!isOnline}>
      <p className={styles.offline}>
        <Icon name="offline" size={18} />
        {text}
      </p>
    </AlertRegion>
  );
}
