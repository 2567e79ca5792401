"use client";
import { Icon } from "@/components/ui/art/icon";
import { useAppDefault } from "@/stores/app-default";
import { AlertRegion } from "./alert-region";
import styles from "./offline-alert.module.css";

/** A line at the top while the service is busy and calls are being retried. */
export function BusyAlert({ text }: { text: string }) {
  const isBusy = useAppDefault((app) => app.isBusy && app.isOnline);
  return (
    <AlertRegion isShown={isBusy}>
      <p className={styles.busy}>
        <Icon name="clock" size={18} />
        {text}
      </p>
    </AlertRegion>
  );
}
