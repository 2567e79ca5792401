"use client";
import { useEffect, useState } from "react";
import { loginAnchor } from "@/lib/domain/access/addresses";
import styles from "./log-in-first.module.css";

interface LogInFirstProps {
  text: string;
  /** The server knows the page; without cookies the address alone says that there was one. */
  isAsked: boolean;
  /** Where people also come by themselves: only at the address of the redirect, which names the login. */
  isByAnchor?: boolean;
}

/**
 * Tells a guest who requested a member page why this page is shown, and focuses the login's first field after the
 * redirect.
 */
export function LogInFirst({ text, isAsked, isByAnchor = false }: LogInFirstProps) {
  const [isLed, setLed] = useState(false);
  useEffect(() => {
    if (location.hash !== `#${loginAnchor}`) return;
    setLed(true);
    document.querySelector<HTMLInputElement>("input[name=userName]")?.focus();
  }, []);
  return (
    // By the stylesheet at first: the server does not see the anchor, and a notice that comes late moves the form.
    <div role="status" className={styles.asked} data-by-anchor={isByAnchor && !isLed ? "" : undefined}>
      {isAsked || isLed ? <p>{text}</p> : null}
    </div>
  );
}
