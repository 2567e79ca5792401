"use client";
import { siteName } from "@/components/ui/site-name";
import { usePrinting } from "@/components/ui/use-printing";
import { displayDateTime } from "@/lib/domain/time";
import { useStoreInstance } from "@/stores/_core/registry";
import { createClock } from "@/stores/clock";
import { useUsers } from "@/stores/users";
import styles from "./print-head.module.css";

/** The head of a printed member page: site, address, member, time of printing. */
export function PrintHead() {
  const clock = useStoreInstance(createClock);
  const userName = useUsers(({ info }) => info?.userName);
  if (!usePrinting()) return null;
  return (
    <div className={styles.head}>
      <strong>{siteName()}</strong>
      <span>{location.host}</span>
      {userName ? <span>{userName}</span> : null}
      <span>{displayDateTime(clock.getState().nowMs)}</span>
    </div>
  );
}
