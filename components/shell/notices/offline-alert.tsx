"use client";
import { Icon } from "@/components/ui/art/icon";
import { useAppDefault } from "@/stores/app-default";
import { AlertRegion } from "./alert-region";
import styles from "./offline-alert.module.css";

/** A line at the top while the browser reports no network. */
export function OfflineAlert({ text }: { text: string }) {
  const isOnline = useAppDefault((app) => app.isOnline);
  return (
    <AlertRegion isShown={!isOnline}>
      <p className={styles.offline}>
        <Icon name="offline" size={18} />
        {text}
      </p>
    </AlertRegion>
  );
}
