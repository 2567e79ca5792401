"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { lazyPart } from "@/components/error/lazy-part";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { isFault } from "@/lib/contract/fault";
import type { NumberSet } from "@/lib/contract/number-sets";
import { NUMBER_SETS_MAX } from "@/lib/domain/numbers/numbers";
import { displayDateTime } from "@/lib/domain/time/time";
import { faultWords } from "@/lib/i18n/fault-words";
import { useLocale } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createNumberSets, matching, useNumberSets } from "@/stores/number-sets";
import { createSnackbar } from "@/stores/snackbar";
import styles from "./set-list.module.css";
import { SetNumbers } from "./set-numbers";

const SetForm = lazyPart(() => import("./set-form"));
const UseSheet = lazyPart(() => import("./use-sheet"));

interface SetListProps {
  first: readonly NumberSet[];
  /** Names of markets by betType, in the reader's language. */
  names: Readonly<Record<string, string>>;
}

type Open = { what: "create" } | { what: "edit" | "use"; set: NumberSet };

/** The member's sets: search, create, edit, remove, and bet on one. */
export function SetList({ first, names }: SetListProps) {
  const t = useTranslations("numbers.set");
  const locale = useLocale();
  const store = useStoreInstance(createNumberSets);
  const snackbar = useStoreInstance(createSnackbar);
  const sets = useNumberSets((all) => all.sets) ?? first;
  const [text, setText] = useState("");
  const [open, setOpen] = useState<Open | null>(null);
  useEffect(() => store.getState().open(first), [store, first]);

  const showMessage = (words: string, isGood: boolean) =>
    snackbar
      .getState()
      .showMessage({ text: words, color: isGood ? "success" : "failure", timeout: isGood ? 3_000 : 6_000 });
  const remove = async ({ id, name }: NumberSet) => {
    try {
      await store.getState().remove(id);
      showMessage(t("removed", { name }), true);
    } catch (error) {
      showMessage(await faultWords(locale, isFault(error) ? error.code : "internal-error"), false);
    }
  };
  const onClose = () => setOpen(null);
  const onSaved = ({ name }: NumberSet) => {
    setOpen(null);
    showMessage(t("saved", { name }), true);
  };
  const found = matching(sets, text);
  const isFull = sets.length >= NUMBER_SETS_MAX;

  return (
    <>
      <div className={styles.head}>
        {sets.length > 0 ? (
          <input
            type="search"
            className={styles.search}
            aria-label={t("search")}
            placeholder={t("search")}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        ) : null}
        <Button disabled={isFull} onClick={() => setOpen({ what: "create" })}>
          <Icon name="plus" size={20} />
          {t("create")}
        </Button>
      </div>
      {isFull ? <p className={styles.full}>{t("full", { most: NUMBER_SETS_MAX })}</p> : null}
      {sets.length === 0 ? (
        <EmptyState icon="note" title={t("none")} text={t("noneHint")} />
      ) : found.length === 0 ? (
        <p role="status" className={styles.none}>
          {t("noMatch", { text: text.trim() })}
        </p>
      ) : (
        <ul className={styles.sets} aria-label={t("label")}>
          {found.map((set) => (
            <li key={set.id}>
              <SetCard
                set={set}
                onUse={() => setOpen({ what: "use", set })}
                onEdit={() => setOpen({ what: "edit", set })}
                onRemove={() => remove(set)}
              />
            </li>
          ))}
        </ul>
      )}
      {open?.what === "use" ? <UseSheet set={open.set} names={names} onClose={onClose} /> : null}
      {open && open.what !== "use" ? (
        <SetForm {...(open.what === "edit" && { set: open.set })} onClose={onClose} onSaved={onSaved} />
      ) : null}
    </>
  );
}

interface SetCardProps {
  set: NumberSet;
  onUse: () => void;
  onEdit: () => void;
  onRemove: () => Promise<void>;
}

/** One set: name, numbers, actions. Removing it is confirmed in place. */
function SetCard({ set, onUse, onEdit, onRemove }: SetCardProps) {
  const t = useTranslations();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { name, rows } = set;
  const remove = async () => {
    setBusy(true);
    await onRemove();
    setBusy(false);
    setAsking(false);
  };
  return (
    <Card as="article" className={styles.card} aria-label={name}>
      <header className={styles.listHead}>
        <h2>{name}</h2>
        <span>{t("numbers.set.count", { n: rows.length })}</span>
      </header>
      <SetNumbers
        rows={rows}
        nameOf={(option) => t(`market.options.${option}`)}
        more={(n) => t("numbers.set.more", { n })}
      />
      <p className={styles.time}>{t("numbers.set.updated", { time: displayDateTime(set.updatedAt) })}</p>
      {isAsking ? (
        <div className={styles.sure} role="alert">
          <p>{t("numbers.set.removeSure", { name })}</p>
          <Button size="small" look="danger" isBusy={isBusy} onClick={() => void remove()}>
            {t("numbers.set.removeYes")}
          </Button>
          <Button size="small" look="quiet" onClick={() => setAsking(false)}>
            {t("numbers.set.keep")}
          </Button>
        </div>
      ) : (
        <div className={styles.acts}>
          <Button aria-label={t("numbers.set.useOf", { name })} onClick={onUse}>
            <Icon name="bet" size={20} />
            {t("numbers.set.use")}
          </Button>
          <Button look="quiet" aria-label={t("numbers.set.editOf", { name })} onClick={onEdit}>
            {t("numbers.set.edit")}
          </Button>
          <Button
            look="plain"
            aria-label={t("numbers.set.removeOf", { name })}
            className={styles.remove}
            onClick={() => setAsking(true)}
          >
            <Icon name="trash" size={20} />
          </Button>
        </div>
      )}
    </Card>
  );
}
