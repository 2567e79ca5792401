import type { ReactNode } from "react";
import { Icon } from "@/components/ui/art/icon";
import styles from "./note.module.css";

const icons = { info: "info", success: "check", warning: "alert", error: "alert" } as const;

interface Props {
  tone: keyof typeof icons;
  /** `alert` is read at once, `status` (without a choice) when the reader pauses, `note` where it stands. */
  role?: "alert" | "status" | "note" | "presentation";
  /** A button or link at its end. */
  action?: ReactNode;
  children: ReactNode;
}

/** A message in a frame: what happened, or what has to be known. */
export function Note({ tone, role = "status", action, children }: Props) {
  return (
    <div role={role} className={`${styles.note} ${styles[tone]}`}>
      <Icon name={icons[tone]} size={20} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
