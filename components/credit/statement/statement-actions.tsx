"use client";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { InAppHint } from "@/components/ui/notices/in-app-hint";
import type { StatementSelection } from "@/lib/contract/transactions";
import { useStoreInstance } from "@/stores/_core/registry";
import { createSnackbar } from "@/stores/snackbar";
import { createStatements } from "@/stores/statements";
import styles from "./statement-screen.module.css";
import type { RowWords, StatementWords } from "./statement-words";

interface StatementActionsProps {
  selection: StatementSelection;
  /** First and last day as the filter names them, `YYYY-MM-DD`. */
  days: { from: string; to: string };
  words: Pick<StatementWords, "csv" | "paper">;
  rowWords: RowWords;
}

/** The whole period as a file or on paper: rows that were not read yet are read first. */
export function StatementActions({ selection, days, words, rowWords }: StatementActionsProps) {
  const store = useStoreInstance(createStatements);
  const snackbar = useStoreInstance(createSnackbar);
  const [doing, setDoing] = useState<"saving" | "printing" | null>(null);

  async function act(what: "saving" | "printing") {
    setDoing(what);
    try {
      const rows = await store.getState().readAll(selection);
      if (!rows) throw new Error("the statement was not read to its end");
      if (what === "printing") window.print();
      else {
        const { saveFile, statementCsv } = await import("./statement-csv");
        const { group = "all" } = selection;
        const csv = await statementCsv(rows, rowWords, words.csv);
        saveFile(`statement-${group}-${days.from}-${days.to}.csv`, csv);
      }
    } catch {
      snackbar.getState().showMessage({ text: words.csv.failed, color: "failure", timeout: 6_000 });
    } finally {
      setDoing(null);
    }
  }

  return (
    <div data-screen="" className={styles.acts}>
      <InAppHint lack="saving" />
      <Button
        look="quiet"
        size="small"
        aria-label={words.csv.save}
        isBusy={doing === "saving"}
        onClick={() => void act("saving")}
      >
        <Icon name="deposit" size={20} />
        <span className={styles.word}>{words.csv.save}</span>
      </Button>
      <Button
        look="quiet"
        size="small"
        className={styles.print}
        isBusy={doing === "printing"}
        onClick={() => void act("printing")}
      >
        {words.paper.print}
      </Button>
    </div>
  );
}
