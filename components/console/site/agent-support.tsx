"use client";
import { type FormEvent, useState } from "react";
import type { SupportData } from "@/lib/contract/site";
import { useAct } from "@/stores/console/use-act";
import { Button } from "../controls/button";
import { Field } from "../controls/field";
import { Note } from "../controls/note";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./site.module.css";
import { SupportFields } from "./support-fields";

const none: SupportData = {
  activePopup: false,
  activeSupport: true,
  officePhoneNumber: null,
  urlBailek: null,
  urlPopup: null,
  urlSupport: null,
};

/** Contacts of one agent's members; an empty one falls back to the site's own. */
export function AgentSupport() {
  const t = useConsoleWords("site");
  const [agent, setAgent] = useState("");
  const [contacts, setContacts] = useState(none);
  const set = useAct("site", "setAgentSupport");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate({ body: { agentId: Number(agent), support: contacts } });
  };
  return (
    <Section title={t("agent")}>
      <form onSubmit={submit} className={styles.form}>
        <Field
          required
          label={t("agentId")}
          value={agent}
          onChange={(event) => setAgent(event.target.value.replace(/\D/g, ""))}
          inputMode="numeric"
          maxLength={9}
        />
        <SupportFields value={contacts} onChange={setContacts} />
        <FaultText fault={set.error} />
        {set.isSuccess ? (
          <Note tone="success" role="status">
            {t("saved")}
          </Note>
        ) : null}
        <Button
          type="submit"
          look="primary"
          disabled={set.isPending || Number(agent) < 1}
          className={styles.save}
        >
          {t("save")}
        </Button>
      </form>
    </Section>
  );
}
