"use client";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import styles from "./bring-in-sheet.module.css";

const PasteTab = lazy(() => import("./paste-tab"));
const SetsTab = lazy(() => import("./sets-tab"));
const SlipsTab = lazy(() => import("./slips-tab"));

const tabs = ["paste", "sets", "slips"] as const;

/** Numbers from elsewhere, by where they come from. What is chosen goes on the slip, never further. */
export default function BringInSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations("numbers");
  const [tab, setTab] = useState<(typeof tabs)[number]>("paste");
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <Sheet
      isOpen
      title={t("bring.title")}
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
      <Suspense fallback={<Skeleton height={240} />}>
        {tab === "paste" ? <PasteTab foot={foot} onDone={onClose} /> : null}
        {tab === "sets" ? <SetsTab onDone={onClose} /> : null}
        {tab === "slips" ? <SlipsTab onDone={onClose} /> : null}
      </Suspense>
    </Sheet>
  );
}
