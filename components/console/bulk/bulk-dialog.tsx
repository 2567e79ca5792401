"use client";
import { type RowResult, useBulkAct } from "@/stores/console/use-bulk-act";
import { ActDialog } from "../act/act-dialog";
import { Note } from "../controls/note";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./bulk.module.css";
import type { BulkAct } from "./bulk-act";

interface Props<Row> {
  act: BulkAct<Row>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  onClose: () => void;
}

/** Asks once for a reason, acts on each row by itself, and lists how each ended. Closing it leaves the rest undone. */
export function BulkDialog<Row>({ act, rows, keyOf, nameOf, onClose }: Props<Row>) {
  const t = useConsoleWords("list");
  const { begin, results, isPending, isOver } = useBulkAct<Row>();
  const { label, text, isDanger, reasons, suggestedCode, isReasonOffered } = act;
  const count = (state: RowResult["state"]) =>
    [...results.values()].filter((result) => result.state === state).length;
  return (
    <ActDialog
      title={t("actOn", { act: label, n: rows.length })}
      label={t("actOn", { act: label, n: rows.length })}
      {...{ isDanger, reasons, suggestedCode, isReasonOffered, isPending, isOver, onClose }}
      fault={null}
      onAct={(reason) => begin({ rows, keyOf, act: act.act, reason })}
    >
      {isPending || isOver ? null : <p>{text}</p>}
      <div role="status">
        {isOver ? (
          <Note tone={count("refused") > 0 ? "warning" : "success"} role="presentation">
            {t("bulkSum", {
              done: count("done"),
              waiting: count("waiting"),
              refused: count("refused"),
              left: rows.length - results.size,
            })}
          </Note>
        ) : isPending ? (
          t("bulkRunning", { n: results.size, of: rows.length })
        ) : null}
      </div>
      <ul className={styles.rows} aria-label={t("chosen", { n: rows.length })}>
        {rows.map((row) => (
          <li key={keyOf(row)}>
            <span>{nameOf(row)}</span>
            <ResultText result={results.get(keyOf(row))} />
          </li>
        ))}
      </ul>
    </ActDialog>
  );
}

function ResultText({ result }: { result: RowResult | undefined }) {
  const t = useConsoleWords("list");
  if (!result) return null;
  if (result.state === "refused") return <FaultText fault={result.fault} />;
  return <strong>{t(`result.${result.state}`)}</strong>;
}
