"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { Sheet } from "@/components/ui/sheet/sheet";
import styles from "./import-frame.module.css";

export interface ImportState {
  state: "loading" | "failed" | "offered";
  onAgain: () => void;
  onLeave: () => void;
}

interface ImportFrameProps extends ImportState {
  /** The old slip that the numbers come from; absent for another source. */
  poyNo: number | undefined;
  acts: ReactNode;
  /** The numbers under this round's terms. */
  children: ReactNode;
}

/** The sheet that confirms an import to the slip; lines and sets share it. */
export function ImportFrame({ state, onAgain, onLeave, poyNo, acts, children }: ImportFrameProps) {
  const t = useTranslations("lotto.import");
  return (
    <Sheet
      isOpen
      title={poyNo === undefined ? t("title") : t("titleOf", { no: poyNo })}
      onClose={onLeave}
      footer={state === "offered" ? acts : undefined}
    >
      {state === "offered" ? <div className={styles.offer}>{children}</div> : null}
      {state === "loading" ? <p role="status">{t("loading")}</p> : null}
      {state === "failed" ? (
        <div role="alert" className={styles.failed}>
          <p>{t("failed")}</p>
          <Button look="quiet" onClick={onAgain}>
            {t("retry")}
          </Button>
        </div>
      ) : null}
    </Sheet>
  );
}

/** How many lines fit, and their total. */
export function ImportSum({ text, children }: { text: string; children: ReactNode }) {
  const t = useTranslations("lotto.import");
  return (
    <p className={styles.sum}>
      <strong>{text}</strong>
      <span>
        {t("total")} {children}
      </span>
    </p>
  );
}

/** A warning about some lines, with the lines; nothing without any. */
export function ImportWarning({
  lines,
  text,
  children,
}: {
  lines: readonly unknown[];
  text: string;
  children: ReactNode;
}) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.told}>
      <p>
        <Icon name="alert" size={20} />
        {text}
      </p>
      {children}
    </div>
  );
}

interface ImportSheetActionsProps {
  mayReplace: boolean;
  /** The label of the main button; null when nothing fits. */
  take: string | null;
  onTake: (way: "add" | "replace") => void;
  onLeave: () => void;
}

/** Buttons: add, replace, or cancel. */
export function ImportSheetActions({ mayReplace, take, onTake, onLeave }: ImportSheetActionsProps) {
  const t = useTranslations("lotto.import");
  return (
    <div className={styles.acts}>
      <Button look="quiet" onClick={onLeave}>
        {t("leave")}
      </Button>
      {mayReplace ? (
        <Button look="quiet" onClick={() => onTake("replace")}>
          {t("replace")}
        </Button>
      ) : null}
      {take ? (
        <Button look="gold" onClick={() => onTake("add")}>
          {take}
        </Button>
      ) : null}
    </div>
  );
}
