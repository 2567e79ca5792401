"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { SlipRefused } from "@/components/lotto/slip/slip-refused";
import { Button } from "@/components/ui/controls/button";
import { useRouter } from "@/lib/i18n/navigation";
import { useSetSlipStore, useSets } from "@/stores/four-digit";
import styles from "./set-refusal.module.css";

/** Why the last submission was refused. What the rows themselves prevent stands beside the button. */
export function SetRefusal() {
  const t = useTranslations();
  const slipStore = useSetSlipStore();
  const router = useRouter();
  const sending = useSets((sets) => sets.sending);
  const isRefused = sending.state === "rejected";
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRefused) place.current?.scrollIntoView({ block: "nearest" });
  }, [isRefused]);
  if (!isRefused) return null;
  return (
    <div ref={place} className={styles.refusal} data-refusal="">
      <SlipRefused
        refusal={sending.refusal}
        onAgain={() => slipStore.getState().confirm()}
        next={
          <Button
            size="small"
            onClick={() => {
              const { dismiss, leave } = slipStore.getState();
              dismiss();
              leave();
              router.refresh();
            }}
          >
            {t("lotto.failed.next")}
          </Button>
        }
        onClose={() => slipStore.getState().dismiss()}
      >
        {sending.refusal.scarce?.map(({ number, left }) => (
          <p key={number}>{t("sets.scarce", { number, left })}</p>
        ))}
      </SlipRefused>
    </div>
  );
}
