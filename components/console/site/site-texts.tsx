"use client";
import Alert from "@mui/material/Alert";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import type { SiteDetail, SupportData } from "@/lib/contract/site";
import type { PickedReason } from "@/lib/domain/operator-reasons";
import { useAct } from "@/stores/console/use-act";
import { givenReason, isGiven, ReasonFields } from "../act/reason-fields";
import { Button } from "../controls/button";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./site.module.css";
import { SupportFields } from "./support-fields";

const fields = ["title", "description", "siteVerification", "gaID"] as const;

/** Texts and contacts of the whole site; saved together, and followed by the members' pages at once. */
export function SiteTexts({ detail, support }: { detail: SiteDetail; support: SupportData }) {
  const t = useConsoleWords("site");
  const [typed, setTyped] = useState(detail);
  const [contacts, setContacts] = useState(support);
  const [reason, setReason] = useState<PickedReason>({ code: "other", note: "" });
  const set = useAct("site", "setSite");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = isGiven(reason) ? givenReason(reason) : undefined;
    set.mutate({ body: { ...typed, support: contacts, reason: given } });
  };
  return (
    <Section title={t("texts")}>
      <form onSubmit={submit} className={styles.form}>
        {fields.map((name) => (
          <TextField
            key={name}
            label={t(`field.${name}`)}
            value={typed[name] ?? ""}
            multiline={name === "description"}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value || null })}
            slotProps={{ htmlInput: { maxLength: name === "description" ? 500 : 200 } }}
          />
        ))}
        <SupportFields value={contacts} onChange={setContacts} />
        <ReasonFields family="house" isOffered reason={reason} onChange={setReason} />
        <FaultText fault={set.error} />
        {set.isSuccess ? (
          <Alert severity="success" variant="outlined" role="status">
            {t("saved")}
          </Alert>
        ) : null}
        <Button type="submit" look="primary" disabled={set.isPending} className={styles.save}>
          {t("save")}
        </Button>
      </form>
    </Section>
  );
}
