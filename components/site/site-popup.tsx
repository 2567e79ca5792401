"use client";
import { useEffect, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { Sheet } from "@/components/ui/sheet/sheet";
import { fill } from "@/lib/i18n/fill";
import { useSite } from "@/stores/site";
import type { Popup } from "./popup-of";
import styles from "./site.module.css";

export interface PopupWords {
  open: string;
  close: string;
  picture: string;
}

/** The site's popup, shown once after the page has rendered, and not again before the next logout. */
export function SitePopup({ popup, words }: { popup: Popup; words: PopupWords }) {
  const sawPopup = useSite((site) => site.sawPopup);
  const hasSeen = useSite((site) => site.hasSeenPopup);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(!hasSeen(popup.id)), APPEARS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hasSeen, popup.id]);
  const close = () => {
    setOpen(false);
    sawPopup(popup.id);
  };
  return (
    <Sheet isOpen={isOpen} onClose={close} title={popup.title}>
      <div className={styles.popup}>
        {popup.imageUrl ? (
          <picture>
            <img
              src={popup.imageUrl}
              alt={fill(words.picture, { title: popup.title })}
              referrerPolicy="no-referrer"
            />
          </picture>
        ) : null}
        {popup.text ? <p>{popup.text}</p> : null}
        {popup.href ? (
          <ButtonLink href={popup.href} look="gold" isWide onClick={close} {...outside(popup.href)}>
            {words.open}
          </ButtonLink>
        ) : null}
        <Button look="quiet" isWide onClick={close}>
          {words.close}
        </Button>
      </div>
    </Sheet>
  );
}

/** After the page has rendered, and before the visitor starts to read. */
const APPEARS_AFTER_MS = 600;

const outside = (href: string) =>
  /^https:/.test(href) ? { target: "_blank", rel: "noopener noreferrer" } : {};
