"use client";
import { useAppDefault } from "@/stores/app-default";
import { useUsers } from "@/stores/users";
import styles from "./loading-overlay.module.css";

/**
 * The wait text while the member is being loaded, or while a task blocks the page. Only a task covers the page: while
 * the member is loaded, what the server rendered can be read and used, and the balance alone waits.
 */
export function LoadingOverlay({ text }: { text: string }) {
  const isUserLoading = useUsers((users) => users.state === "loading");
  const isWaiting = useAppDefault((app) => app.waitingFor > 0);
  const isShown = isUserLoading || isWaiting;
  return (
    <div role="status" aria-live="polite">
      {isShown ? (
        <div className={styles.overlay} data-over={isWaiting ? "page" : "corner"}>
          <div className={styles.card}>
            <span className={styles.spinner} aria-hidden="true" />
            <p>{text}</p>
          </div>
        </div>
      ) : null}
    </div>
  );
}
