"use client";
import { useEffect, useState } from "react";
import { loginAnchor } from "@/lib/domain/access/addresses";
import styles from "./log-in-first.module.css";

/**
 * Tells a guest who requested a member page why this page is shown, and focuses the login's first field after the
 * redirect. `isAsked`: the server knows the page; without cookies the address alone says that there was one.
 */
export function LogInFirst({ text, isAsked: isAskedAtFirst }: { text: string; isAsked: boolean }) {
  const [isAsked, setAsked] = useState(isAskedAtFirst);
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
