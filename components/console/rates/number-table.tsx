"use client";
import { type ReactNode, useState } from "react";
import { Button } from "../controls/button";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import type { RateOutcome } from "./rate-outcome";

/** What an opened dialog is about, and how it ends. */
interface OpenedNumber<Row> {
  /** Null: a number is still to be typed. */
  row: Row | null;
  onOutcome: (outcome: RateOutcome) => void;
  onClose: () => void;
}

interface Props<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Names a row to whoever hears the page: `2 top 47`. */
  nameOf: (row: Row) => string;
  /** The button for a number that has no row. */
  newLabel: string;
  dialogOf: (opened: OpenedNumber<Row>) => ReactNode;
  onOutcome: (outcome: RateOutcome) => void;
}

/** Numbers of a round with what would be paid on them; an administrator changes each, or one without a row. */
export function NumberTable<Row>({ rows, columns, nameOf, newLabel, dialogOf, onOutcome }: Props<Row>) {
  const t = useConsoleWords("rates");
  const mayAct = useMay()("administrator");
  const [opened, open] = useState<{ row: Row | null } | null>(null);
  const change: Column<Row> = {
    key: "change",
    head: t("change"),
    cell: (row) => (
      <Button size="small" onClick={() => open({ row })} aria-label={`${t("change")} ${nameOf(row)}`}>
        {t("change")}
      </Button>
    ),
  };
  const finish = (outcome: RateOutcome) => {
    onOutcome(outcome);
    open(null);
  };
  return (
    <Section
      title={t("numbers")}
      aside={
        mayAct ? (
          <Button look="quiet" onClick={() => open({ row: null })}>
            {newLabel}
          </Button>
        ) : null
      }
    >
      <RecordList
        label={t("numbers")}
        columns={mayAct ? [...columns, change] : columns}
        list={{ rows }}
        keyOf={nameOf}
        empty={t("numbersNone")}
      />
      {opened ? dialogOf({ row: opened.row, onOutcome: finish, onClose: () => open(null) }) : null}
    </Section>
  );
}
