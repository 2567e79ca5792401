"use client";
import "../shared-styles";
import { type ComponentType, type ReactNode, useId, useRef } from "react";
import styles from "./sheet.module.css";
import { SheetBody } from "./sheet-body";
import { useBackCloses } from "./use-back-closes";
import { useFirstFocus } from "./use-first-focus";
import { useSheetFrame } from "./use-sheet-frame";

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

/**
 * A sheet over the page: from below on a phone, in the middle (or at the side) on a desktop. The focus stays in it and
 * returns to what opened it. An element marked `data-first-focus` is focused first, else the heading: a first Enter or
 * space then closes nothing.
 */
export function Sheet({ isOpen, ...sheet }: SheetProps) {
  return isOpen ? <OpenSheet {...sheet} /> : null;
}

function OpenSheet({
  onClose,
  closesBy = "all",
  title,
  children,
  footer,
  side = "center",
}: Omit<SheetProps, "isOpen">) {
  const titleId = useId();
  const Frame = useSheetFrame();
  const body = useRef<HTMLDivElement>(null);
  useFirstFocus(body, Frame !== undefined);
  useBackCloses(
    onClose
      ? () => {
          if (closesBy !== "nothing") onClose();
        }
      : null,
  );
  if (!Frame) return null;
  return (
    <Frame
      titleId={titleId}
      className={`${styles.sheet} ${styles[side]}`}
      onLeave={closesBy === "all" ? onClose : undefined}
    >
      <SheetBody
        ref={body}
        titleId={titleId}
        title={title}
        onClose={onClose}
        isHeld={closesBy === "nothing"}
        footer={footer}
      >
        {children}
      </SheetBody>
    </Frame>
  );
}

/**
 * A component with a sheet that mounts once the sheet can open at once: its own effects then find what is in the sheet,
 * a form by its ref for instance. A part that loads late (`lazyPart`) waits for that by itself.
 */
export function withSheet<Props extends object>(Host: ComponentType<Props>): ComponentType<Props> {
  return (props: Props) => (useSheetFrame() ? <Host {...props} /> : null);
}
