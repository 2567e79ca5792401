"use client";
import type { ReactNode } from "react";
import { usePathname } from "@/lib/i18n/navigation";
import { isBare } from "./places";
import styles from "./shell.module.css";

/** The layout between the bars; on a bare page a phone shows no bottom bar and no footer. */
export function AppLayout({ isMember, children }: { isMember: boolean; children: ReactNode }) {
  const isBarePage = isBare(usePathname());
  return (
    <div className={styles.layout} data-member={isMember || undefined} data-bare={isBarePage || undefined}>
      {children}
    </div>
  );
}
