"use client";
import { useState } from "react";
import { lazyPart } from "@/components/error/lazy-part";
import { Icon } from "@/components/ui/art/icon";
import { IconButton } from "@/components/ui/controls/icon-button";
import { noticeWords } from "@/lib/i18n/notice-words";
import { toLocale } from "@/lib/i18n/tags";
import { useNotifications } from "@/stores/notices";
import styles from "../top-bar.module.css";
import type { NotificationMessages } from "./notification-messages";

/** The sheet and its messages: no page includes them. Another language is another document. */
const NotificationSheet = lazyPart(async () => {
  const locale = toLocale(document.documentElement.lang);
  const [{ NotificationSheet: Sheet }, words] = await Promise.all([
    import("./notification-sheet"),
    noticeWords(locale),
  ]);
  if (!words) throw new Error("the messages of notifications did not load");
  return { default: ({ onClose }: { onClose: () => void }) => <Sheet words={words} onClose={onClose} /> };
});

/** The bell: the unread count, and the sheet with the notifications. */
export function NotificationBell({ words }: { words: Pick<NotificationMessages, "title" | "unread"> }) {
  const [isOpen, setOpen] = useState(false);
  const unread = useNotifications((notices) => notices.unread);
  const label =
    unread > 0 ? `${words.title}, ${words.unread.replace("{count}", String(unread))}` : words.title;
  return (
    <>
      <IconButton
        className={styles.tool}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="bell" />
        {unread > 0 ? (
          <span className={styles.badge} aria-hidden="true">
            {unread > 9 ? "9+" : unread}
          </span>
        ) : null}
        <span className={styles.toolWord}>{words.title}</span>
      </IconButton>
      {isOpen ? <NotificationSheet onClose={() => setOpen(false)} /> : null}
    </>
  );
}
