"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "@/components/error/lazy-part";
import { Skeleton } from "@/components/ui/notices/skeleton";
import { Sheet } from "@/components/ui/sheet/sheet";
import styles from "./import-sheet.module.css";

const fallback = <Skeleton height={240} />;
const PasteTab = lazyPart(() => import("./paste-tab"), fallback);
const SetsTab = lazyPart(() => import("./sets-tab"), fallback);
const SlipsTab = lazyPart(() => import("./slips-tab"), fallback);

const tabs = ["paste", "sets", "slips"] as const;

/** The import sheet, by source. What is chosen is added to the slip and not submitted. */
export default function ImportSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations("numbers");
  const [tab, setTab] = useState<(typeof tabs)[number]>("paste");
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <Sheet
      isOpen
      title={t("import.title")}
      side={tab === "paste" ? "wide" : "center"}
      onClose={onClose}
      footer={tab === "paste" ? <div ref={setFoot} /> : undefined}
    >
      <fieldset className={styles.tabs} aria-label={t("tabs.label")}>
        {tabs.map((one) => (
          <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
            {t(`tabs.${one}`)}
          </button>
        ))}
      </fieldset>
      {tab === "paste" ? <PasteTab foot={foot} onDone={onClose} /> : null}
      {tab === "sets" ? <SetsTab onDone={onClose} /> : null}
      {tab === "slips" ? <SlipsTab onDone={onClose} /> : null}
    </Sheet>
  );
}
