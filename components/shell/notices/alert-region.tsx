"use client";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./offline-alert.module.css";

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
