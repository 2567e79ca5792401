"use client";
import { type ReactNode, useLayoutEffect, useRef } from "react";

/** What holds a sheet over the page: backdrop, focus inside, the page behind still. */
export interface SheetFrameProps {
  titleId: string;
  className: string;
  /** Escape or a press on the backdrop; absent where neither closes the sheet. */
  onLeave: (() => void) | undefined;
  children: ReactNode;
}

/** The browser's own dialog, where the library's code did not arrive: money is decided in sheets, so they open. */
export function PlainDialog({ titleId, className, onLeave, children }: SheetFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is removed from the document: a dialog that is closed after that does not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-modal="true"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onLeave?.();
      }}
      onClose={() => {
        // A browser may close it at a second Escape, or at Android's Back, without a cancel event: it is open as
        // long as the page shows it.
        if (dialog.current?.open !== false) return;
        dialog.current.showModal();
        onLeave?.();
      }}
      onMouseDown={(event) => {
        if (event.target === dialog.current) onLeave?.();
      }}
    >
      {children}
    </dialog>
  );
}
