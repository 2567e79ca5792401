"use client";
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
import { Field } from "../controls/field";
import { Note } from "../controls/note";
import { onDemand } from "../controls/on-demand";
import { Row } from "../controls/row";
import { When } from "../fields/values";
import { Section } from "../page/section";
import { useMay, useOperator } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";

const PreviewDialog = onDemand(() => import("./preview-dialog").then((module) => module.PreviewDialog));

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
        <Note key={by.uuid} tone="info" role="status">
          {by.uuid === uuid ? t("entryOwn") : t("entryOther", { name: by.userName })} <When at={at} />
        </Note>
      ))}
      {isTypedHere ? (
        <form onSubmit={submit}>
          <Row isOfFields>
            {fields.map((field) => (
              <Field
                key={field.name}
                label={t(`field.${field.name}`)}
                help={t("digits", { n: field.digits })}
                value={typed[field.name] ?? ""}
                onChange={({ target }) =>
                  setTyped((before) => ({ ...before, [field.name]: typedResultDigits(target.value, field) }))
                }
                inputMode="numeric"
                autoComplete="off"
              />
            ))}
            <Button type="submit" look="primary" disabled={!result || preview.isPending}>
              {t("preview")}
            </Button>
          </Row>
        </form>
      ) : null}
      <FaultText fault={preview.error} />
      {outcome === "waiting" ? <WaitsForSecond /> : null}
      {outcome === "done" ? (
        <Note tone="success" role="status">
          {t("paid")}
        </Note>
      ) : null}
      {isPreviewed && preview.data ? (
        <PreviewDialog preview={preview.data} onOutcome={setOutcome} onClose={() => setPreviewed(false)} />
      ) : null}
    </Section>
  );
}
