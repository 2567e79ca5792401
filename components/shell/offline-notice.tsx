"use client";
import { Icon } from "@/components/ui/icon";
import { useAppDefault } from "@/stores/app-default";
import styles from "./offline-notice.module.css";

/** Stands at the top while the browser says that there is no network. */
export function OfflineNotice({ text }: { text: string }) {
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
