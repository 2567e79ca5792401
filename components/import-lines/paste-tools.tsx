"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { pasteExamples } from "@/lib/domain/poy/paste/examples";
import { useLocale } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createPaste } from "@/stores/slip/paste";
import styles from "./paste-tab.module.css";

/** Paste and clear buttons, and sample texts for an empty sheet. */
export function PasteTools({ isEmpty }: { isEmpty: boolean }) {
  const t = useTranslations("numbers.paste");
  const examples = pasteExamples(useLocale());
  const paste = useStoreInstance(createPaste);
  const [isRefused, setRefused] = useState(false);
  const fromClipboard = async () => {
    try {
      const text = await navigator.clipboard.readText();
      setRefused(false);
      paste.getState().write(text);
    } catch {
      // Permission denied, an insecure origin, or no support: pasting into the box still works.
      setRefused(true);
    }
  };
  return (
    <>
      <div className={styles.tools}>
        <Button size="small" look="quiet" onClick={() => void fromClipboard()}>
          <Icon name="copy" size={20} />
          {t("fromClipboard")}
        </Button>
        {isEmpty ? null : (
          <Button size="small" look="plain" onClick={() => paste.getState().clear()}>
            {t("clear")}
          </Button>
        )}
      </div>
      {isRefused ? (
        <p role="alert" className={styles.warn}>
          {t("clipboardRefused")}
        </p>
      ) : null}
      {isEmpty ? (
        <section className={styles.examples} aria-label={t("how")}>
          <p>{t("how")}</p>
          {examples.map((example) => (
            <button key={example} type="button" onClick={() => paste.getState().write(example)}>
              {example}
            </button>
          ))}
          <p className={styles.hint}>{t("empty")}</p>
        </section>
      ) : null}
    </>
  );
}
