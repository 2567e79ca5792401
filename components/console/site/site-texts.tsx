"use client";
import { type FormEvent, useState } from "react";
import type { SiteDetail, SupportData } from "@/lib/contract/site";
import type { PickedReason } from "@/lib/domain/operators/operator-reasons";
import { useAct } from "@/stores/console/use-act";
import { givenReason, isGiven } from "../act/given-reason";
import { Button } from "../controls/button";
import { Field, TextArea } from "../controls/field";
import { Note } from "../controls/note";
import { onDemand } from "../controls/on-demand";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./site.module.css";
import { SupportFields } from "./support-fields";

const ReasonFields = onDemand(() => import("../act/reason-fields").then((module) => module.ReasonFields));

const fields = ["title", "description", "siteVerification", "gaID"] as const;

/** Texts and contacts of the whole site; saved together, and followed by the members' pages at once. */
export function SiteTexts({ detail, support }: { detail: SiteDetail; support: SupportData }) {
  const t = useConsoleWords("site");
  const [typed, setTyped] = useState(detail);
  const [contacts, setContacts] = useState(support);
  const [reason, setReason] = useState<PickedReason>({ code: "other", note: "" });
  const set = useAct("site", "setSite");
  // The fields of a reason come with the first change: they are the only ones here that need the library.
  const isChanged = typed !== detail || contacts !== support;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = isGiven(reason) ? givenReason(reason) : undefined;
    set.mutate({ body: { ...typed, support: contacts, reason: given } });
  };
  return (
    <Section title={t("texts")}>
      <form onSubmit={submit} className={styles.form}>
        {fields.map((name) => {
          const Input = name === "description" ? TextArea : Field;
          return (
            <Input
              key={name}
              label={t(`field.${name}`)}
              value={typed[name] ?? ""}
              onChange={({ target }: { target: { value: string } }) =>
                setTyped({ ...typed, [name]: target.value || null })
              }
              maxLength={name === "description" ? 500 : 200}
            />
          );
        })}
        <SupportFields value={contacts} onChange={setContacts} />
        {isChanged ? <ReasonFields family="house" isOffered reason={reason} onChange={setReason} /> : null}
        <FaultText fault={set.error} />
        {set.isSuccess ? (
          <Note tone="success" role="status">
            {t("saved")}
          </Note>
        ) : null}
        <Button type="submit" look="primary" disabled={set.isPending} className={styles.save}>
          {t("save")}
        </Button>
      </form>
    </Section>
  );
}
