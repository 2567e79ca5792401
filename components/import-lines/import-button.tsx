"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "@/components/error/lazy-part";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import styles from "./import-button.module.css";
import { withNumberWords } from "./with-number-words";

const ImportSheet = lazyPart(() => withNumberWords(import("./import-sheet")));

/** Opens the import sheet: pasted text, a number set, an old slip. The sheet is loaded when it is opened. */
export function ImportButton({ look }: { look: "icon" | "words" }) {
  const t = useTranslations("numbers.import");
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  return (
    <>
      {look === "icon" ? (
        <button type="button" className={styles.icon} aria-label={t("open")} onClick={() => setOpen(true)}>
          <Icon name="note" />
        </button>
      ) : (
        <Button size="small" look="quiet" onClick={() => setOpen(true)}>
          <Icon name="note" size={20} />
          {t("open")}
        </Button>
      )}
      {isOpen ? <ImportSheet onClose={onClose} /> : null}
    </>
  );
}
