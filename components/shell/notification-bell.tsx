"use client";
import { lazy, Suspense, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { useNotifications } from "@/stores/notices";
import type { NotificationMessages } from "./notification-messages";
import styles from "./top-bar.module.css";

const NotificationSheet = lazy(() =>
  import("./notification-sheet").then((module) => ({ default: module.NotificationSheet })),
);

/** The bell: the unread count, and the sheet with the notifications. */
export function NotificationBell({ words }: { words: NotificationMessages }) {
  const [isOpen, setOpen] = useState(false);
  const unread = useNotifications((notices) => notices.unread);
  const label =
    unread > 0 ? `${words.title}, ${words.unread.replace("{count}", String(unread))}` : words.title;
  return (
    <>
      <IconButton
        className={styles.tool}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="bell" />
        {unread > 0 ? (
          <span className={styles.badge} aria-hidden="true">
            {unread > 9 ? "9+" : unread}
          </span>
        ) : null}
      </IconButton>
      {isOpen ? (
        <Suspense>
          <NotificationSheet words={words} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
