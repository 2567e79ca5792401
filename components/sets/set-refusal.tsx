"use client";
import { useTranslations } from "next-intl";
import notice from "@/components/lotto/refusal-alert.module.css";
import { SlipRefused } from "@/components/lotto/slip-refused";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { scarceRows } from "@/lib/domain/sets/slip";
import { leftIn } from "@/lib/domain/sets/terms";
import { useSetSlipStore, useSets } from "@/stores/sets";

/** What prevents the submission: the last refusal, and rows that exceed what is left. */
export function SetRefusal() {
  const t = useTranslations();
  const slipStore = useSetSlipStore();
  const sending = useSets((sets) => sets.sending);
  const rows = useSets((sets) => sets.rows);
  const terms = useSets((sets) => sets.terms);
  const scarce = scarceRows(rows, leftIn(terms));
  const refusal = sending.state === "rejected" ? sending.refusal : null;
  return (
    <>
      {refusal ? (
        <SlipRefused
          refusal={refusal}
          onAgain={() => slipStore.getState().confirm()}
          onClose={() => slipStore.getState().dismiss()}
        >
          {refusal.scarce?.map(({ number, left }) => (
            <p key={number}>{t("sets.scarce", { number, left })}</p>
          ))}
        </SlipRefused>
      ) : null}
      {scarce.length > 0 ? (
        <div className={notice.notice} role="alert">
          <p className={notice.title}>
            <Icon name="alert" size={20} /> {t("sets.rows.scarce", { n: scarce.length })}
          </p>
          <div className={notice.ways}>
            <Button size="small" onClick={() => slipStore.getState().fit()}>
              {t("sets.rows.fit")}
            </Button>
          </div>
        </div>
      ) : null}
    </>
  );
}
