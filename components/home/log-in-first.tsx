"use client";
import { useEffect, useState } from "react";
import { loginAnchor } from "@/lib/domain/access/addresses";
import styles from "./home.module.css";

/** Tells a guest who requested a member page why this page is shown, and focuses the login's first field. */
export function LogInFirst({ text }: { text: string }) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (location.hash !== `#${loginAnchor}`) return;
    setAsked(true);
    document.querySelector<HTMLInputElement>("input[name=userName]")?.focus();
  }, []);
  return (
    <div role="status" className={styles.asked}>
      {isAsked ? <p>{text}</p> : null}
    </div>
  );
}
