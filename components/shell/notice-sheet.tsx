"use client";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import { useEffect } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon, type IconName } from "@/components/ui/icon";
import { Sheet } from "@/components/ui/sheet";
import { Themed } from "@/components/ui/themed";
import { Link } from "@/lib/i18n/navigation";
import { type NoticeKind, useNotices } from "@/stores/notices";
import styles from "./notice-sheet.module.css";
import type { NoticeWords } from "./notice-words";

const looks: Record<NoticeKind, { icon: IconName; href: string }> = {
  won: { icon: "trophy", href: "/poy" },
  lost: { icon: "slip", href: "/poy" },
  refunded: { icon: "undo", href: "/poy" },
  cancelled: { icon: "close", href: "/poy" },
  credited: { icon: "deposit", href: "/credit/deposit/fast/queue" },
  expired: { icon: "clock", href: "/credit/deposit/fast/queue" },
  unmatched: { icon: "alert", href: "/credit/deposit/fast/queue" },
};

const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", timeZone: "Asia/Bangkok" });

/** The news of this visit; looking at it is reading it. */
export function NoticeSheet({ words, onClose }: { words: NoticeWords; onClose: () => void }) {
  const items = useNotices((notices) => notices.items);
  const read = useNotices((notices) => notices.read);
  useEffect(() => read(), [read]);
  return (
    <Sheet isOpen onClose={onClose} title={words.notices} side="side">
      {items.length === 0 ? (
        <EmptyState icon="bell" title={words.none} text={words.noneText} />
      ) : (
        <Themed>
          <div className={styles.list}>
            <List disablePadding>
              {items.map(({ id, kind, atMs }) => (
                <ListItem key={id} disablePadding divider>
                  <ListItemButton
                    component={Link}
                    href={looks[kind].href}
                    prefetch={false}
                    onClick={onClose}
                    data-kind={kind}
                  >
                    <ListItemIcon>
                      <Icon name={looks[kind].icon} />
                    </ListItemIcon>
                    <span>{words.kinds[kind]}</span>
                    <time dateTime={new Date(atMs).toISOString()}>{clock.format(atMs)}</time>
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </div>
        </Themed>
      )}
    </Sheet>
  );
}
