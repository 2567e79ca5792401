"use client";
import { useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import { useZodForm } from "@/components/form/use-zod-form";
import { stakeText } from "@/components/poy/detail/slip-entries";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { Sheet } from "@/components/ui/sheet/sheet";
import type { NumberSet } from "@/lib/contract/number-sets";
import { NUMBER_SET_ROWS_MAX, NUMBER_SETS_MAX } from "@/lib/domain/numbers/numbers";
import { digitsOf, groupByOption, isPoyOption, type PoyOption } from "@/lib/domain/poy/options";
import { useStoreInstance } from "@/stores/_core/registry";
import { createNumberSets, type NumberSetRow, rowsOf } from "@/stores/number-sets";
import { RowAdder } from "./row-adder";
import { forgetSetDraft, keepSetDraft, keptSetDraft, readTyped, rowsText } from "./set-draft";
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
const usualOption: PoyOption = "teng_bon_3";

/** A set's name and numbers. Everything typed stays until it is saved, even when the sheet is closed in between. */
export default function SetForm({ set, draft, onClose, onSaved }: SetFormProps) {
  const t = useTranslations("numbers");
  const id = useId();
  const formId = useId();
  const sets = useStoreInstance(createNumberSets);
  const [first] = useState(() => ({
    name: set?.name ?? draft?.name.slice(0, NAME_MOST) ?? "",
    rows: set?.rows ?? rowsOf(draft?.rows ?? []),
  }));
  // What comes from a slip can be taken from it again.
  const [kept, setKept] = useState(() => (draft ? null : keptSetDraft(set?.id)));
  const [rows, setRows] = useState<readonly NumberSetRow[]>(kept?.rows ?? first.rows);
  /** Numbers found no room. */
  const [isCut, setCut] = useState(new Set(draft?.rows.map(keyOf)).size > NUMBER_SET_ROWS_MAX);
  /** The last press was on the button that saves, and numbers in the box kept it from doing so. */
  const [isUnsaved, setUnsaved] = useState(false);
  const form = useZodForm({
    schema: () => import("./set-schema").then(({ setForm }) => setForm),
    words: (problem, _, typed) => {
      if (problem === "nameMissing" || problem === "rowsMissing") return t(`form.${problem}`);
      if (problem === "tooMany") return t("form.tooMany", { most: NUMBER_SET_ROWS_MAX });
      const option = typed("option");
      if (problem !== "wrong" || !isPoyOption(option)) return null;
      const numbers = readTyped(option, typed("text")).others.join(" ");
      return t("form.wrong", { numbers, digits: digitsOf(option) });
    },
    defaultValues: {
      name: kept?.name ?? first.name,
      option: kept?.option ?? usualOption,
      text: kept?.text ?? "",
    },
    onInvalid: ({ text: problem }) => setUnsaved(problem !== undefined),
    onSubmit: async (body) => {
      const saved = await sets.getState().save(body, set?.id);
      if (!draft) forgetSetDraft(set?.id);
      onSaved(saved);
    },
  });
  const [name, option, text] = [form.watch("name"), form.watch("option"), form.watch("text")];
  const isBusy = form.isSubmitting;
  const isTouched = name !== first.name || rows !== first.rows || text.trim() !== "";

  useEffect(() => {
    if (draft || !isPoyOption(option)) return;
    if (isTouched) keepSetDraft(set?.id, { name, rows, option, text });
    else forgetSetDraft(set?.id);
  }, [draft, set?.id, isTouched, name, rows, option, text]);
  const startAgain = () => {
    setKept(null);
    setRows(first.rows);
    setCut(false);
    form.setValue("name", first.name);
    form.setValue("option", usualOption);
    form.setValue("text", "");
    form.reset();
  };

  /** Adds the box's numbers to the rows; those that are invalid or have no room stay in it. */
  const takeTyped = () => {
    const { fits, others } = readTyped(option, text);
    const all = rowsOf([...rows, ...fits]);
    const hasRoom = new Set(all.map(keyOf));
    const cut = fits.filter((row) => !hasRoom.has(keyOf(row))).map(({ number }) => number);
    form.setValue("text", [...cut, ...others].join(text.includes("\n") ? "\n" : " "));
    setUnsaved(false);
    setCut(cut.length > 0);
    if (fits.length > 0) setRows(all);
  };
  const add = () => {
    takeTyped();
    void form.validate(["text"]);
  };
  const rowsProblem = form.errors.rows ?? (isCut ? t("form.tooMany", { most: NUMBER_SET_ROWS_MAX }) : null);

  return (
    <Sheet
      isOpen
      title={t(set ? "form.change" : "form.create")}
      onClose={onClose}
      closesBy={isBusy ? "nothing" : isTouched ? "button" : "all"}
      footer={
        <>
          {isUnsaved && form.errors.text ? (
            <p role="alert" className={styles.wrong}>
              {t("form.notSaved", { numbers: readTyped(option, text).others.slice(0, 5).join(" ") })}
            </p>
          ) : null}
          {form.refusal?.code === "number-set-limit-reached" ? (
            <p role="alert" className={styles.wrong}>
              {t("set.full", { most: NUMBER_SETS_MAX })}
            </p>
          ) : (
            <ErrorMessage code={form.refusal?.code ?? null} />
          )}
          <Button type="submit" form={formId} isWide isBusy={isBusy}>
            {t("form.save")}
          </Button>
        </>
      }
    >
      <form
        {...form.props}
        id={formId}
        className={styles.form}
        onSubmit={(event) => {
          takeTyped();
          form.props.onSubmit(event);
        }}
      >
        <input type="hidden" name="rows" value={rowsText(rows)} />
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
            name="name"
            defaultValue={kept?.name ?? first.name}
            maxLength={NAME_MOST}
            autoComplete="off"
            aria-invalid={form.errors.name ? true : undefined}
            aria-describedby={`${id}-hint`}
          />
          <p id={`${id}-hint`} className={form.errors.name ? styles.wrong : styles.hint}>
            {form.errors.name ?? t("form.nameHint")}
          </p>
        </div>
        <RowAdder form={form} onAdd={add} />
        {rowsProblem ? (
          <p role="alert" className={styles.wrong}>
            {rowsProblem}
          </p>
        ) : null}
        <RowChips
          rows={rows}
          onRemove={(gone) => setRows(rows.filter((row) => row !== gone))}
          empty={t("form.empty")}
        />
      </form>
    </Sheet>
  );
}

interface RowChipsProps {
  rows: readonly NumberSetRow[];
  onRemove: (row: NumberSetRow) => void;
  empty: string;
}

/** The numbers of the set by option; a press removes one. */
function RowChips({ rows, onRemove, empty }: RowChipsProps) {
  const t = useTranslations();
  if (rows.length === 0) return <p className={styles.hint}>{empty}</p>;
  return (
    <div className={styles.groups}>
      <p className={styles.hint} role="status">
        {t("numbers.set.count", { n: rows.length })}
      </p>
      {groupByOption(rows).map((group) => (
        <section
          key={group.option}
          data-digits={digitsOf(group.option)}
          aria-label={t(`market.options.${group.option}`)}
        >
          <h3>{t(`market.options.${group.option}`)}</h3>
          <ul className={styles.chips}>
            {group.lines.map((row) => (
              <li key={row.number}>
                <button
                  type="button"
                  aria-label={t("numbers.form.removeRow", {
                    option: t(`market.options.${row.option}`),
                    number: row.number,
                  })}
                  onClick={() => onRemove(row)}
                >
                  {row.number}
                  {row.price === undefined ? null : <small>{stakeText(row.price)}</small>}
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
