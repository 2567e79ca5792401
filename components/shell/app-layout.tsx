"use client";
import type { ReactNode } from "react";
import { usePathname } from "@/lib/i18n/navigation";
import { isBare } from "./places";
import styles from "./shell.module.css";

interface AppLayoutProps {
  isMember: boolean;
  /** The page is not the one of its address, so the address does not make it bare. */
  keepsBars?: boolean | undefined;
  children: ReactNode;
}

/** The layout between the bars; on a bare page a phone shows no bottom bar and no footer. */
export function AppLayout({ isMember, keepsBars = false, children }: AppLayoutProps) {
  const isBarePage = isBare(usePathname()) && !keepsBars;
  return (
    <div className={styles.layout} data-member={isMember || undefined} data-bare={isBarePage || undefined}>
      {children}
    </div>
  );
}
