"use client";
import "../shared-styles";
import type { ReactNode, Ref } from "react";
import { Icon } from "../art/icon";
import { useCommonWords } from "../common-words";
import { IconButton } from "../controls/icon-button";
import styles from "./sheet.module.css";

interface SheetBodyProps {
  ref: Ref<HTMLDivElement>;
  titleId: string;
  title: string;
  onClose: (() => void) | undefined;
  /** An action is running: the close button waits for it. */
  isHeld: boolean;
  children: ReactNode;
  footer: ReactNode;
}

/** A sheet's heading with its close button, its content, and what stays in view at the bottom. */
export function SheetBody({ ref, titleId, title, onClose, isHeld, children, footer }: SheetBodyProps) {
  const words = useCommonWords();
  return (
    <div ref={ref} className={styles.body}>
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {onClose ? (
          <IconButton className={styles.close} aria-label={words.close} disabled={isHeld} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        ) : null}
      </div>
      <div className={styles.content}>{children}</div>
      {footer ? <div className={styles.foot}>{footer}</div> : null}
    </div>
  );
}
