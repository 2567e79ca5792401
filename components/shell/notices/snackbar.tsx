"use client";
import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useCommonWords } from "@/components/ui/common-words";
import { useStoreInstance } from "@/stores/_core/registry";
import { createSnackbar, useSnackbar } from "@/stores/snackbar";
import styles from "./snackbar.module.css";
import type { SnackbarLineProps } from "./snackbar-line";

type Line = ComponentType<SnackbarLineProps>;

/** The words of a message in HTML, where the code that shows its markup did not load. */
const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html, "text/html").body.textContent ?? "";

/** The last message in one line over the bottom bar. Failures interrupt a screen reader, successes do not. */
export function Snackbar() {
  const words = useCommonWords();
  const snackbar = useStoreInstance(createSnackbar);
  const { show, text, isHtml, color, close, pause, resume } = useSnackbar((state) => state);
  const pathname = usePathname();
  const lastPath = useRef(pathname);
  const [Line, setLine] = useState<Line | null>(null);

  useEffect(() => {
    if (lastPath.current !== pathname) snackbar.getState().moved();
    lastPath.current = pathname;
  }, [pathname, snackbar]);

  // The component's code is loaded with the first message; the timer starts after that.
  useEffect(() => {
    if (!show || Line) return;
    let isOver = false;
    pause();
    const arrive = (line: Line) => {
      if (isOver) return;
      setLine(() => line);
      resume();
    };
    import("./snackbar-line").then(
      ({ SnackbarLine }) => arrive(SnackbarLine),
      // Offline, when the code cannot be loaded, the message is shown without the library.
      () => arrive(PlainLine),
    );
    return () => {
      isOver = true;
    };
  }, [show, Line, pause, resume]);

  // In the top layer, raised again with each message: an open sheet must not cover it. Nor may it keep it from readers of
  // screens, from whom it hides the rest of the page.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element?.showPopover) return;
    element.removeAttribute("aria-hidden");
    if (element.matches(":popover-open")) element.hidePopover();
    if (show || text === "") element.showPopover();
  }, [show, text]);

  const line =
    show && Line ? (
      <Line
        text={text}
        isHtml={isHtml}
        color={color}
        closeLabel={words.close}
        onClose={close}
        onLook={pause}
        onLookAway={resume}
      />
    ) : null;
  return (
    <div ref={place} popover="manual" className={styles.place} data-shell="">
      <div role="status">{color === "success" ? line : null}</div>
      <div role="alert">{color === "failure" ? line : null}</div>
    </div>
  );
}

function PlainLine({ text, isHtml, color, closeLabel, onClose }: SnackbarLineProps) {
  return (
    <p className={`${styles.plain} ${styles[color]}`}>
      {isHtml ? wordsOf(text) : text}
      <button type="button" aria-label={closeLabel} onClick={onClose}>
        ×
      </button>
    </p>
  );
}
