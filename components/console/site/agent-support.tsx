"use client";
import type { SupportData } from "@/lib/contract/site";
import { useAct } from "@/stores/console/use-act";
import { Button } from "../controls/button";
import { Field } from "../controls/field";
import { Note } from "../controls/note";
import { useCallForm } from "../form/use-call-form";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./site.module.css";
import { SupportFields, supportBoxes, typedSupport } from "./support-fields";

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
  const set = useAct("site", "setAgentSupport");
  const form = useCallForm(set, {
    defaultValues: { agentId: "", ...supportBoxes(none) },
    read: (boxes) => {
      const agentId = Number(boxes.needed("agentId"));
      if (!(agentId >= 1)) boxes.malformed("agentId");
      return { agentId, support: typedSupport(boxes) };
    },
  });
  return (
    <Section title={t("agent")}>
      <form {...form.props} className={styles.form}>
        <Field
          {...form.register("agentId")}
          required
          label={t("agentId")}
          inputMode="numeric"
          maxLength={9}
        />
        <SupportFields form={form} support={none} />
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
