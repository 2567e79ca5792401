"use client";
import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorState } from "@/components/ui/notices/error-state";
import { Skeleton } from "@/components/ui/notices/skeleton";
import { Sheet } from "@/components/ui/sheet/sheet";
import { isAccountKind, isNotificationKind, notificationDay } from "@/lib/domain/notifications/notifications";
import { displayDate, epochMs } from "@/lib/domain/time/time";
import { Link } from "@/lib/i18n/navigation";
import type { NoticeWords } from "@/lib/i18n/notice-words";
import { useStoreInstance } from "@/stores/_core/registry";
import { createNotifications, type Notification, useNotifications } from "@/stores/notices";
import { SupportLinks } from "../account/support-links";
import { type KnownNotification, NoticeRow } from "./notice-row";
import styles from "./notification-sheet.module.css";

/** All notifications of the member, by day, older ones while scrolling; opening the sheet marks them as read. */
export function NotificationSheet({ words, onClose }: { words: NoticeWords; onClose: () => void }) {
  const store = useStoreInstance(createNotifications);
  const items = useNotifications((notices) => notices.items);
  const state = useNotifications((notices) => notices.state);
  const unread = useNotifications((notices) => notices.unread);
  useEffect(() => void store.getState().refresh(), [store]);
  // Those that arrive while the sheet is open, too. A failure leaves the count as it is, so it is not retried in
  // a loop.
  useEffect(() => {
    if (unread > 0 && state === "ready") void store.getState().read();
  }, [store, unread, state]);

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words.title}
      side="side"
      footer={
        <Link href="/profile/notifications" prefetch={false} onClick={onClose} className={styles.choose}>
          <Icon name="gear" />
          {words.choose}
        </Link>
      }
    >
      {items.length > 0 ? <Days items={items} words={words} onGo={onClose} /> : null}
      {items.length === 0 && state === "ready" ? (
        <EmptyState icon="bell" title={words.none} text={words.noneText} />
      ) : null}
      {state === "not-offered" ? (
        <EmptyState icon="bell" title={words.notOffered} text={words.notOfferedText} />
      ) : null}
      <Rest words={words} />
    </Sheet>
  );
}

/** Notifications grouped by day; unknown kinds of a later upstream are left out. */
function Days({
  items,
  words,
  onGo,
}: {
  items: readonly Notification[];
  words: NoticeWords;
  onGo: () => void;
}) {
  const nowMs = Date.now();
  // The ways to reach staff stand once, at the newest change of the account.
  const newestChange = items.find(({ kind }) => isNotificationKind(kind) && isAccountKind(kind));
  const days: { name: string; items: KnownNotification[] }[] = [];
  for (const item of items.filter(hasKnownKind)) {
    const day = notificationDay(epochMs(item.at), nowMs);
    const name = typeof day === "string" ? words[day] : displayDate(day.date);
    const last = days.at(-1);
    if (last?.name === name) last.items.push(item);
    else days.push({ name, items: [item] });
  }
  return days.map((day) => (
    <section key={day.name} className={styles.day} aria-label={day.name}>
      <h3>{day.name}</h3>
      <ul>
        {day.items.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} words={words} onGo={onGo} />
            {notice.id === newestChange?.id ? (
              <div className={styles.help}>
                <SupportLinks words={words.help} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The end of the list: loading, failed, or no more. */
function Rest({ words }: { words: NoticeWords }) {
  const store = useStoreInstance(createNotifications);
  const state = useNotifications((notices) => notices.state);
  const hasMore = useNotifications((notices) => notices.nextCursor !== null);
  const end = useRef<HTMLDivElement>(null);
  // After a failure a button loads the page: an observer would retry without end.
  const goesOn = hasMore && state === "ready";
  useEffect(() => {
    if (!goesOn || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void store.getState().more();
      },
      { rootMargin: "300px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [store, goesOn]);

  if (state === "failed") {
    const again = () => void (hasMore ? store.getState().more() : store.getState().refresh());
    return (
      <ErrorState title={words.failed} text={words.failedText}>
        <Button look="quiet" onClick={again}>
          {words.retry}
        </Button>
      </ErrorState>
    );
  }
  if (state === "loading") {
    return (
      <div className={styles.loading}>
        <span className="visually-hidden" role="status">
          {words.loading}
        </span>
        <Skeleton height={64} />
        <Skeleton height={64} />
        <Skeleton height={64} />
      </div>
    );
  }
  return (
    <div ref={end}>
      {goesOn ? (
        <Button look="quiet" onClick={() => void store.getState().more()}>
          {words.more}
        </Button>
      ) : null}
    </div>
  );
}

const hasKnownKind = (notice: Notification): notice is KnownNotification => isNotificationKind(notice.kind);
