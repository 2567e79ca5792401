"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { lazyPart } from "@/components/error/lazy-part";
import { SetNumbers } from "@/components/number-set/set-numbers";
import { Icon } from "@/components/ui/art/icon";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorState } from "@/components/ui/notices/error-state";
import { Skeleton } from "@/components/ui/notices/skeleton";
import type { NumberSet } from "@/lib/contract/number-sets";
import { useStoreInstance } from "@/stores/_core/registry";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { createNumberSets, matching, rowsOf, useNumberSets } from "@/stores/number-sets";
import { createSnackbar } from "@/stores/snackbar";
import styles from "./sets-tab.module.css";

const SetForm = lazyPart(() => import("@/components/number-set/set-form"));

/** The member's number sets on the bet page, and saving the current slip as a new one. */
export default function SetsTab({ onDone }: { onDone: () => void }) {
  const t = useTranslations("numbers");
  const slipStore = useBetSlipStore();
  const store = useStoreInstance(createNumberSets);
  const snackbar = useStoreInstance(createSnackbar);
  const sets = useNumberSets((all) => all.sets);
  const state = useNumberSets((all) => all.state);
  const lines = useBets((now) => now.lines);
  const [text, setText] = useState("");
  const [isKeeping, setKeeping] = useState(false);
  const rows = rowsOf(lines);
  const onClose = () => setKeeping(false);
  const onSaved = ({ name }: NumberSet) => {
    setKeeping(false);
    snackbar.getState().showMessage({ text: t("set.saved", { name }), color: "success", timeout: 3_000 });
  };
  useEffect(() => {
    if (store.getState().sets === null) void store.getState().load();
  }, [store]);
  const use = ({ rows: numbers }: NumberSet) => {
    onDone();
    slipStore.getState().offerLines(numbers);
  };
  return (
    <div className={styles.tab}>
      {rows.length > 0 ? (
        <Button look="quiet" onClick={() => setKeeping(true)}>
          <Icon name="plus" size={20} />
          {t("import.saveSlip", { n: rows.length })}
        </Button>
      ) : (
        <p className={styles.hint}>{t("import.saveEmpty")}</p>
      )}
      {sets === null ? (
        state === "failed" ? (
          <ErrorState title={t("set.failed")} text={t("set.failedHint")}>
            <Button look="quiet" onClick={() => void store.getState().load()}>
              {t("set.retry")}
            </Button>
          </ErrorState>
        ) : (
          <Skeleton height={160} />
        )
      ) : sets.length === 0 ? (
        <EmptyState icon="note" title={t("set.none")} text={t("set.noneHint")} />
      ) : (
        <SetChoice sets={sets} text={text} onText={setText} onUse={use} />
      )}
      <ButtonLink look="plain" href="/number-set">
        {t("import.manage")}
      </ButtonLink>
      {isKeeping ? <SetForm draft={{ name: "", rows: lines }} onClose={onClose} onSaved={onSaved} /> : null}
    </div>
  );
}

interface SetChoiceProps {
  sets: readonly NumberSet[];
  text: string;
  onText: (text: string) => void;
  onUse: (set: NumberSet) => void;
}

function SetChoice({ sets, text, onText, onUse }: SetChoiceProps) {
  const t = useTranslations();
  const found = matching(sets, text);
  return (
    <>
      <input
        type="search"
        className={styles.search}
        aria-label={t("numbers.set.search")}
        placeholder={t("numbers.set.search")}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {found.length === 0 ? (
        <p role="status">{t("numbers.set.noMatch", { text: text.trim() })}</p>
      ) : (
        <ul className={styles.sets} aria-label={t("numbers.set.label")}>
          {found.map((set) => (
            <li key={set.id} className={styles.set}>
              <div className={styles.head}>
                <b>{set.name}</b>
                <Button
                  size="small"
                  aria-label={t("numbers.set.useOf", { name: set.name })}
                  onClick={() => onUse(set)}
                >
                  {t("numbers.set.use")}
                </Button>
              </div>
              <SetNumbers
                rows={set.rows}
                nameOf={(option) => t(`market.options.${option}`)}
                more={(n) => t("numbers.set.more", { n })}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
