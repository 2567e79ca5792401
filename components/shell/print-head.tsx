"use client";
import type { ReactNode } from "react";
import { siteName } from "@/components/ui/art/site-name";
import { usePrinting } from "@/components/ui/hooks/use-printing";
import { displayDateTime } from "@/lib/domain/time/time";
import { useStoreInstance } from "@/stores/_core/registry";
import { createClock } from "@/stores/page/clock";
import { useUsers } from "@/stores/users";
import styles from "./shell.module.css";

/** The head of a printed member page: site with its mark, address, what its money is, member, time of printing. */
export function PrintHead({ mark, playCredit }: { mark: ReactNode; playCredit: string }) {
  const clock = useStoreInstance(createClock);
  const userName = useUsers(({ info }) => info?.userName);
  if (!usePrinting()) return null;
  return (
    <div className={styles.head}>
      {mark}
      <strong>{siteName()}</strong>
      <span>{location.host}</span>
      {playCredit && <span>{playCredit}</span>}
      {userName ? <span>{userName}</span> : null}
      <span>{displayDateTime(clock.getState().nowMs)}</span>
    </div>
  );
}
