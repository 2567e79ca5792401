"use client";
import { useState } from "react";
import type { SiteDetail, SupportData } from "@/lib/contract/site";
import { useAct } from "@/stores/console/use-act";
import { useActForm } from "../act/use-act-form";
import { Button } from "../controls/button";
import { Field, TextArea } from "../controls/field";
import { Note } from "../controls/note";
import { onDemand } from "../controls/on-demand";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./site.module.css";
import { SupportFields, supportBoxes, typedSupport } from "./support-fields";

const ReasonFields = onDemand(() => import("../act/reason-fields").then((module) => module.ReasonFields));

const fields = ["title", "description", "siteVerification", "gaID"] as const;

/** Texts and contacts of the whole site; saved together, and followed by the members' pages at once. */
export function SiteTexts({ detail, support }: { detail: SiteDetail; support: SupportData }) {
  const t = useConsoleWords("site");
  const set = useAct("site", "setSite");
  const texts = Object.fromEntries(fields.map((name) => [name, detail[name] ?? ""]));
  const form = useActForm(set, {
    reasons: "house",
    isReasonOffered: true,
    defaultValues: {
      ...(texts as Record<(typeof fields)[number], string>),
      ...supportBoxes(support),
    },
    read: (boxes, reason) => {
      const typed = Object.fromEntries(fields.map((name) => [name, boxes.text(name) || null]));
      return { ...detail, ...typed, support: typedSupport(boxes), reason: reason || undefined };
    },
  });
  // The fields of a reason come with the first change: they are the only ones here that need the library.
  const [isChanged, setChanged] = useState(false);
  return (
    <Section title={t("texts")}>
      <form {...form.props} onInput={() => setChanged(true)} className={styles.form}>
        {fields.map((name) => {
          const Input = name === "description" ? TextArea : Field;
          return (
            <Input
              key={name}
              {...form.register(name)}
              label={t(`field.${name}`)}
              maxLength={name === "description" ? 500 : 200}
            />
          );
        })}
        <SupportFields form={form} support={support} />
        {isChanged ? <ReasonFields form={form} family="house" isOffered /> : null}
        <FaultText fault={form.refusal} />
        {set.isSuccess ? (
          <Note tone="success" role="status">
            {t("saved")}
          </Note>
        ) : null}
        <Button type="submit" look="primary" disabled={form.isSubmitting} className={styles.save}>
          {t("save")}
        </Button>
      </form>
    </Section>
  );
}
