"use client";
import { useState } from "react";
import type { OperatorRoundPage } from "@/lib/contract/operators/rounds";
import { digitsProblem, type ResultField, resultFields, typedResult } from "@/lib/domain/rounds/typed-result";
import { displayDateTime, epochMs, SECOND_MS } from "@/lib/domain/time/time";
import { useAct } from "@/stores/console/use-act";
import { WaitsForSecond } from "../act/act-dialog";
import { Button } from "../controls/button";
import { Field } from "../controls/field";
import { Note } from "../controls/note";
import { onDemand } from "../controls/on-demand";
import { Row } from "../controls/row";
import { When } from "../fields/values";
import { useCallForm } from "../form/use-call-form";
import { Section } from "../page/section";
import { useMay, useOperator } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";

const PreviewDialog = onDemand(() => import("./preview-dialog").then((module) => module.PreviewDialog));

const wordOf = { onlyDigits: "onlyDigits", tooMany: "tooMany", tooFew: "digits" } as const;

/**
 * A round's result, typed by two operators apart: the page shows who has typed one, never their digits. A result
 * that was typed and previewed is kept as its operator's entry.
 */
export function ResultEntry({ round }: { round: OperatorRoundPage }) {
  const t = useConsoleWords("result");
  const may = useMay();
  const { uuid } = useOperator();
  const fields = resultFields(round.betGroup);
  const [isPreviewed, setPreviewed] = useState(false);
  const [outcome, setOutcome] = useState<"done" | "waiting" | null>(null);
  const preview = useAct("rounds", "previewResult");
  const form = useCallForm(preview, {
    defaultValues: Object.fromEntries(fields.map(({ name }) => [name, ""])),
    read: (boxes) => {
      const typed = Object.fromEntries(fields.map(({ name }) => [name, boxes.text(name)]));
      for (const field of fields) {
        const problem = digitsProblem(typed[field.name] ?? "", field.digits);
        if (problem) boxes.wrong(field.name, t(wordOf[problem], { n: field.digits }));
      }
      const result = typedResult(round.betGroup, typed);
      return result && { betId: round.betId, result };
    },
    onDone: () => setPreviewed(true),
  });
  const now = epochMs(round.serverTime);
  const figureMs = round.bounds.figure * SECOND_MS;
  const isTypedHere = round.status === "closed" && now >= figureMs && may("administrator");
  /** Said at once: what was pasted may look right at a glance. */
  const problemOf = ({ name, digits }: ResultField) => {
    const problem = digitsProblem(form.watch(name), digits);
    return problem && problem !== "tooFew" ? { error: t(wordOf[problem], { n: digits }), isWrong: true } : {};
  };
  if (fields.length === 0) return <Section title={t("title")}>{t("byShots")}</Section>;
  if (round.status !== "closed") return <Section title={t("title")}>{t("closedFirst")}</Section>;
  return (
    <Section title={t("title")}>
      {now < figureMs ? (
        <Note tone="info" role="status">
          {t("figureFirst", { at: displayDateTime(figureMs) })}
        </Note>
      ) : null}
      <p>{t("two")}</p>
      {round.entries.map(({ by, at }) => (
        <Note key={by.uuid} tone="info" role="status">
          {by.uuid === uuid ? t("entryOwn") : t("entryOther", { name: by.userName })} <When at={at} />
        </Note>
      ))}
      {isTypedHere ? (
        <form {...form.props}>
          <Row isOfFields>
            {fields.map((field) => (
              <Field
                key={field.name}
                {...form.register(field.name)}
                {...problemOf(field)}
                label={t(`field.${field.name}`)}
                help={t("digits", { n: field.digits })}
                inputMode="numeric"
                autoComplete="off"
              />
            ))}
            <Button type="submit" look="primary" disabled={form.isSubmitting}>
              {t("preview")}
            </Button>
          </Row>
        </form>
      ) : null}
      <FaultText fault={form.refusal} />
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
