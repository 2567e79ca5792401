"use client";
import { Icon } from "@/components/ui/icon";
import { useAppDefault } from "@/stores/app-default";
import styles from "./offline-alert.module.css";

/** A line at the top while the browser reports no network. */
export function OfflineAlert({ text }: { text: string }) {
  const isOnline = useAppDefault((app) => app.isOnline);
  return (
    <div role="status" data-shell="" className={styles.place}>
      {isOnline ? null : (
        <p className={styles.offline}>
          <Icon name="offline" size={18} />
          {text}
        </p>
      )}
    </div>
  );
}
