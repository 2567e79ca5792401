"use client";
import "./shared-styles";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useCommonWords } from "./common-words";
import { Icon } from "./icon";
import { IconButton } from "./icon-button";
import styles from "./sheet.module.css";
import { useBackCloses } from "./use-back-closes";

export interface SheetProps {
  isOpen: boolean;
  /**
   * Called by Escape, the close button, Back and a press on the backdrop. Without it, only the sheet's own buttons
   * close it.
   */
  onClose?: () => void;
  /**
   * button: only the close button and Back, since typed text must not be lost by accident. nothing: an action is running.
   */
  closesBy?: "all" | "button" | "nothing";
  title: string;
  children: ReactNode;
  /** Stays in view at the bottom: totals and the main button. */
  footer?: ReactNode;
  /** On a desktop: wide has room for two columns, side comes from the right. Phones always get it from below. */
  side?: "center" | "wide" | "side";
}

/** A held or double Enter was meant for the button that opened the sheet. */
const SETTLE_MS = 300;

/**
 * A sheet over the page: from below on a phone, in the middle (or at the side) on a desktop. The browser's own
 * dialog traps the focus and returns it to what opened it. An element marked `data-first-focus` is focused first,
 * else the heading: a first Enter or space then closes nothing.
 */
export function Sheet({ isOpen, ...sheet }: SheetProps) {
  return isOpen ? <OpenSheet {...sheet} /> : null;
}

/**
 * A component of its own: its cleanup comes before its dialog is removed from the document. A dialog that is closed after
 * that does not return the focus.
 */
function OpenSheet({
  onClose,
  closesBy = "all",
  title,
  children,
  footer,
  side = "center",
}: Omit<SheetProps, "isOpen">) {
  const dialog = useRef<HTMLDialogElement>(null);
  const words = useCommonWords();
  const titleId = useId();
  const openedAtMs = useRef(0);

  useBackCloses(
    onClose
      ? () => {
          if (closesBy !== "nothing") onClose();
        }
      : null,
  );

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      openedAtMs.current = performance.now();
      const first = element.querySelector<HTMLElement>("[data-first-focus]");
      (first ?? element.querySelector<HTMLElement>(":scope > div > div > h2"))?.focus();
    }
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`${styles.sheet} ${styles[side]}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (closesBy === "all") onClose?.();
      }}
      onClose={() => {
        // A browser may close it at a second Escape, or at Android's Back, without a cancel event: it is open as
        // long as the page shows it.
        if (dialog.current?.open !== false) return;
        dialog.current.showModal();
        if (closesBy === "all") onClose?.();
      }}
      onKeyDown={(event) => {
        const isFirst = event.target instanceof HTMLElement && event.target.dataset.firstFocus !== undefined;
        const isLeftOver = event.repeat || event.timeStamp - openedAtMs.current < SETTLE_MS;
        if (isFirst && isLeftOver && event.key === "Enter") event.preventDefault();
      }}
      onMouseDown={(event) => {
        if (event.target === dialog.current && closesBy === "all") onClose?.();
      }}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {onClose ? (
            <IconButton
              className={styles.close}
              aria-label={words.close}
              disabled={closesBy === "nothing"}
              onClick={onClose}
            >
              <Icon name="close" />
            </IconButton>
          ) : null}
        </div>
        <div className={styles.content}>{children}</div>
        {footer ? <div className={styles.foot}>{footer}</div> : null}
      </div>
    </dialog>
  );
}
