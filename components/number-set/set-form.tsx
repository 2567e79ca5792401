"use client";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { focusInvalid } from "@/components/ui/focus";
import { Sheet } from "@/components/ui/sheet";
import { isFault } from "@/lib/contract/fault";
import type { NumberSet } from "@/lib/contract/number-sets";
import { NUMBER_SET_ROWS_MAX, NUMBER_SETS_MAX } from "@/lib/domain/numbers/numbers";
import { faultWords } from "@/lib/i18n/fault-words";
import { useLocale } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createNumberSets, type NumberSetRow, rowsOf } from "@/stores/number-sets";
import { RowAdder, readTyped, type TypedRows } from "./row-adder";
import { RowChips } from "./row-chips";
import { forgetSetDraft, keepSetDraft, keptSetDraft } from "./set-draft";
import styles from "./set-form.module.css";

interface SetFormProps {
  /** The set to edit; absent for a new one. */
  set?: NumberSet;
  /** The initial values of a new one, with all numbers that there are. */
  draft?: { name: string; rows: readonly NumberSetRow[] };
  onClose: () => void;
  onSaved: (set: NumberSet) => void;
}

const NAME_MOST = 60;
const keyOf = ({ option, number }: NumberSetRow): string => `${option} ${number}`;
const emptyField: TypedRows = { option: "teng_bon_3", text: "", wrong: [] };

/** A set's name and numbers. Everything typed stays until it is saved, even when the sheet is closed in between. */
export default function SetForm({ set, draft, onClose, onSaved }: SetFormProps) {
  const t = useTranslations("numbers");
  const locale = useLocale();
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const sets = useStoreInstance(createNumberSets);
  const [first] = useState(() => ({
    name: set?.name ?? draft?.name.slice(0, NAME_MOST) ?? "",
    rows: set?.rows ?? rowsOf(draft?.rows ?? []),
  }));
  // What comes from a slip can be taken from it again.
  const [kept, setKept] = useState(() => (draft ? null : keptSetDraft(set?.id)));
  const [name, setName] = useState(kept?.name ?? first.name);
  const [rows, setRows] = useState<readonly NumberSetRow[]>(kept?.rows ?? first.rows);
  const [typed, setTyped] = useState<TypedRows>({
    ...emptyField,
    ...(kept && { option: kept.option, text: kept.text }),
  });
  const [isBusy, setBusy] = useState(false);
  const tooMany = { field: "rows", text: t("form.tooMany", { most: NUMBER_SET_ROWS_MAX }) } as const;
  const [wrong, setWrong] = useState<{ field: "name" | "rows" | "all"; text: string } | null>(
    new Set(draft?.rows.map(keyOf)).size > NUMBER_SET_ROWS_MAX ? tooMany : null,
  );

  const isTouched = name !== first.name || rows !== first.rows || typed.text.trim() !== "";

  const { option, text } = typed;
  useEffect(() => {
    if (draft) return;
    if (isTouched) keepSetDraft(set?.id, { name, rows, option, text });
    else forgetSetDraft(set?.id);
  }, [draft, set?.id, isTouched, name, rows, option, text]);
  const startAgain = () => {
    setKept(null);
    setName(first.name);
    setRows(first.rows);
    setTyped(emptyField);
    setWrong(null);
  };

  const save = async () => {
    const all = takeTyped();
    if (!all) {
      const numbers = readTyped(typed).others.slice(0, 5).join(" ");
      setWrong((said) => said ?? { field: "all", text: t("form.notSaved", { numbers }) });
      return focusInvalid(fields.current);
    }
    if (name.trim() === "") {
      setWrong({ field: "name", text: t("form.nameMissing") });
      return focusInvalid(fields.current);
    }
    if (all.length === 0) return setWrong({ field: "rows", text: t("form.rowsMissing") });
    setBusy(true);
    try {
      const saved = await sets.getState().save({ name: name.trim(), rows: [...all] }, set?.id);
      if (!draft) forgetSetDraft(set?.id);
      onSaved(saved);
    } catch (error) {
      const text = isFault(error, "number-set-limit-reached")
        ? t("set.full", { most: NUMBER_SETS_MAX })
        : await faultWords(locale, isFault(error) ? error.code : "internal-error");
      setWrong({ field: "all", text });
      setBusy(false);
    }
  };
  /** Adds the field's numbers to the rows; null, with an error, when some are invalid or have no room. */
  const takeTyped = (): readonly NumberSetRow[] | null => {
    const { fits, others } = readTyped(typed);
    const kept = rowsOf([...rows, ...fits]);
    const hasRoom = new Set(kept.map(keyOf));
    const cut = fits.filter((row) => !hasRoom.has(keyOf(row))).map(({ number }) => number);
    setTyped({ ...typed, text: [...cut, ...others].join(" "), wrong: others });
    if (fits.length === 0) {
      // An error of an earlier press must not stand for this one.
      setWrong(null);
      return others.length > 0 ? null : rows;
    }
    setRows(kept);
    setWrong(cut.length > 0 ? tooMany : null);
    return others.length > 0 || cut.length > 0 ? null : kept;
  };

  return (
    <Sheet
      isOpen
      title={t(set ? "form.change" : "form.create")}
      onClose={onClose}
      closesBy={isBusy ? "nothing" : isTouched ? "button" : "all"}
      footer={
        <>
          {wrong?.field === "all" ? (
            <p role="alert" className={styles.wrong}>
              {wrong.text}
            </p>
          ) : null}
          <Button isWide isBusy={isBusy} onClick={() => void save()}>
            {t("form.save")}
          </Button>
        </>
      }
    >
      <div ref={fields} className={styles.form}>
        {kept && isTouched ? (
          <p role="status" className={styles.kept}>
            {t("form.kept")}
            <Button look="plain" size="small" onClick={startAgain}>
              {t("form.startAgain")}
            </Button>
          </p>
        ) : null}
        <div className={styles.field}>
          <label htmlFor={`${id}-name`}>{t("form.name")}</label>
          <input
            id={`${id}-name`}
            value={name}
            maxLength={NAME_MOST}
            autoComplete="off"
            aria-invalid={wrong?.field === "name" || undefined}
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              setName(event.target.value);
              setWrong(null);
            }}
          />
          <p id={`${id}-hint`} className={wrong?.field === "name" ? styles.wrong : styles.hint}>
            {wrong?.field === "name" ? wrong.text : t("form.nameHint")}
          </p>
        </div>
        <RowAdder typed={typed} onType={setTyped} onAdd={() => void takeTyped()} />
        {wrong?.field === "rows" ? (
          <p role="alert" className={styles.wrong}>
            {wrong.text}
          </p>
        ) : null}
        <RowChips
          rows={rows}
          onRemove={(gone) => setRows(rows.filter((row) => row !== gone))}
          empty={t("form.empty")}
        />
      </div>
    </Sheet>
  );
}
