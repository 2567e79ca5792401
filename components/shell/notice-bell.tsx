"use client";
import { lazy, Suspense, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { useNotices } from "@/stores/notices";
import type { NoticeWords } from "./notice-words";
import styles from "./top-bar.module.css";

const NoticeSheet = lazy(() => import("./notice-sheet").then((module) => ({ default: module.NoticeSheet })));

/** The bell: the unread count, and the sheet with the notifications. */
export function NoticeBell({ words }: { words: NoticeWords }) {
  const [isOpen, setOpen] = useState(false);
  const unread = useNotices((notices) => notices.unread);
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
          <NoticeSheet words={words} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
