"use client";
import "./shared-styles";
import { type ReactNode, useEffect, useRef } from "react";
import { useCommonWords } from "./common-words";
import { Icon } from "./icon";
import { IconButton } from "./icon-button";
import styles from "./sheet.module.css";

interface SheetBodyProps {
  titleId: string;
  title: string;
  onClose: (() => void) | undefined;
  /** An action is running: the close button waits for it. */
  isHeld: boolean;
  children: ReactNode;
  footer: ReactNode;
}

/** A held or double Enter was meant for the button that opened the sheet. */
const SETTLE_MS = 300;

/** A sheet's heading with its close button, its content, and what stays in view at the bottom. */
export function SheetBody({ titleId, title, onClose, isHeld, children, footer }: SheetBodyProps) {
  const words = useCommonWords();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const openedAtMs = performance.now();
    const first = element.querySelector<HTMLElement>("[data-first-focus]");
    (first ?? element.querySelector<HTMLElement>(":scope > div > h2"))?.focus();
    const skipLeftOver = (event: KeyboardEvent) => {
      const isFirst = event.target instanceof HTMLElement && event.target.dataset.firstFocus !== undefined;
      const isLeftOver = event.repeat || event.timeStamp - openedAtMs < SETTLE_MS;
      if (isFirst && isLeftOver && event.key === "Enter") event.preventDefault();
    };
    element.addEventListener("keydown", skipLeftOver);
    return () => element.removeEventListener("keydown", skipLeftOver);
  }, []);
  return (
    <div ref={body} className={styles.body}>
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
