"use client";
import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import type { OperatorRoundPage } from "@/lib/contract/operators/rounds";
import {
  type ResultField,
  resultFields,
  typedResult,
  typedResultDigits,
} from "@/lib/domain/rounds/typed-result";
import { useAct } from "@/stores/console/use-act";
import { WaitsForSecond } from "../act/act-dialog";
import { Button } from "../controls/button";
import { When } from "../fields/values";
import { Section } from "../page/section";
import { useMay, useOperator } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { PreviewDialog } from "./preview-dialog";

/**
 * A round's result, typed by two operators apart: the page shows who has typed one, never their digits. A result
 * that was typed and previewed is kept as its operator's entry.
 */
export function ResultEntry({ round }: { round: OperatorRoundPage }) {
  const t = useConsoleWords("result");
  const may = useMay();
  const { uuid } = useOperator();
  const fields = resultFields(round.betGroup);
  const [typed, setTyped] = useState<Partial<Record<ResultField["name"], string>>>({});
  const [isPreviewed, setPreviewed] = useState(false);
  const [outcome, setOutcome] = useState<"done" | "waiting" | null>(null);
  const preview = useAct("rounds", "previewResult");
  const result = typedResult(round.betGroup, typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (result)
      preview.mutate({ body: { betId: round.betId, result } }, { onSuccess: () => setPreviewed(true) });
  };
  const isTypedHere = round.status === "closed" && may("administrator");
  if (fields.length === 0) return <Section title={t("title")}>{t("byShots")}</Section>;
  if (round.status !== "closed") return <Section title={t("title")}>{t("closedFirst")}</Section>;
  return (
    <Section title={t("title")}>
      <p>{t("two")}</p>
      {round.entries.map(({ by, at }) => (
        <Alert key={by.uuid} severity="info" variant="outlined" role="status">
          {by.uuid === uuid ? t("entryOwn") : t("entryOther", { name: by.userName })} <When at={at} />
        </Alert>
      ))}
      {isTypedHere ? (
        <form onSubmit={submit}>
          <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1.5, alignItems: "flex-start" }}>
            {fields.map((field) => (
              <TextField
                key={field.name}
                label={t(`field.${field.name}`)}
                helperText={t("digits", { n: field.digits })}
                value={typed[field.name] ?? ""}
                onChange={({ target }) =>
                  setTyped((before) => ({ ...before, [field.name]: typedResultDigits(target.value, field) }))
                }
                slotProps={{
                  inputLabel: { shrink: true },
                  htmlInput: { inputMode: "numeric", autoComplete: "off" },
                }}
                sx={{ width: 160 }}
              />
            ))}
            <Button type="submit" look="primary" disabled={!result || preview.isPending}>
              {t("preview")}
            </Button>
          </Stack>
        </form>
      ) : null}
      <FaultText fault={preview.error} />
      {outcome === "waiting" ? <WaitsForSecond /> : null}
      {outcome === "done" ? (
        <Alert severity="success" variant="outlined" role="status">
          {t("paid")}
        </Alert>
      ) : null}
      {isPreviewed && preview.data ? (
        <PreviewDialog preview={preview.data} onOutcome={setOutcome} onClose={() => setPreviewed(false)} />
      ) : null}
    </Section>
  );
}
