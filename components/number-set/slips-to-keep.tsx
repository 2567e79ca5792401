"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyPart } from "@/components/error/lazy-part";
import { BetAgain } from "@/components/poy/bet-again";
import type { PoyWords } from "@/components/poy/poy-words";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { isFault } from "@/lib/contract/fault";
import type { NumberSet } from "@/lib/contract/number-sets";
import type { PoyPage, PoyRow } from "@/lib/contract/poys";
import { roundName } from "@/lib/domain/rounds/names";
import { faultWords } from "@/lib/i18n/fault-words";
import { useLocale } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createNumberSets, type NumberSetRow } from "@/stores/number-sets";
import { createSnackbar } from "@/stores/snackbar";
import { OldSlips } from "./old-slips";

const SetForm = lazyPart(() => import("./set-form"));

interface SlipsToKeepProps {
  first: PoyPage;
  names: Readonly<Record<string, string>>;
  words: PoyWords["acts"];
}

/** Past slips to bet again or to save as a set. */
export function SlipsToKeep({ first, names, words }: SlipsToKeepProps) {
  const t = useTranslations("numbers");
  const locale = useLocale();
  const sets = useStoreInstance(createNumberSets);
  const snackbar = useStoreInstance(createSnackbar);
  const [draft, setDraft] = useState<{ name: string; rows: readonly NumberSetRow[] } | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const onClose = () => setDraft(null);
  const onSaved = ({ name }: NumberSet) => {
    setDraft(null);
    snackbar.getState().showMessage({ text: t("set.saved", { name }), color: "success", timeout: 3_000 });
  };
  const nameOf = (row: PoyRow) => roundName(names, { ...row, name: row.roundName });

  const keep = async (poy: PoyRow) => {
    setBusy(poy.poyId);
    try {
      const { poyListJson } = await sets.getState().slip(poy.poyId);
      setDraft({
        name: t("slips.nameOf", { no: poy.poyNo, market: nameOf(poy) }),
        rows: poyListJson,
      });
    } catch (error) {
      const text = await faultWords(locale, isFault(error) ? error.code : "internal-error");
      snackbar.getState().showMessage({ text, color: "failure", timeout: 6_000 });
    }
    setBusy(null);
  };

  return (
    <>
      <OldSlips
        first={first}
        nameOf={nameOf}
        actsOf={(poy) => (
          <>
            <BetAgain poy={poy} words={words} isCompact />
            <Button
              size="small"
              look="quiet"
              isBusy={busy === poy.poyId}
              aria-label={t("slips.keepOf", { no: poy.poyNo })}
              onClick={() => void keep(poy)}
            >
              <Icon name="plus" size={20} />
              {t("slips.keep")}
            </Button>
          </>
        )}
      />
      {draft ? <SetForm draft={draft} onClose={onClose} onSaved={onSaved} /> : null}
    </>
  );
}
