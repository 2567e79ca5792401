"use client";
import { useState } from "react";
import type { SiteDetail, SupportData } from "@/lib/contract/site";
import { useAct } from "@/stores/console/use-act";
import { useActForm } from "../act/use-act-form";
import { Button } from "../controls/button";
import { Field, TextArea, Tick } from "../controls/field";
import { Note } from "../controls/note";
import { onDemand } from "../controls/on-demand";
import type { Boxes } from "../form/form-schema";
import { type Bound, useCallForm } from "../form/use-call-form";
import { PageHead } from "../page/page-head";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./site-screen.module.css";

/** The site's texts, its identifiers elsewhere, and whom members can ask for help. */
export function SiteScreen({ detail, support }: { detail: SiteDetail; support: SupportData }) {
  const t = useConsoleWords("site");
  return (
    <>
      <PageHead title={t("title")} />
      <SiteTexts detail={detail} support={support} />
      <AgentSupport />
    </>
  );
}

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

const texts = ["officePhoneNumber", "urlSupport", "urlPopup", "urlBailek"] as const;
const switches = ["activeSupport", "activePopup"] as const;

type SupportBox = (typeof texts)[number] | (typeof switches)[number];

/** What stands in the boxes of contacts at first. */
const supportBoxes = (support: SupportData): Record<SupportBox, string | boolean> => ({
  officePhoneNumber: support.officePhoneNumber ?? "",
  urlSupport: support.urlSupport ?? "",
  urlPopup: support.urlPopup ?? "",
  urlBailek: support.urlBailek ?? "",
  activeSupport: support.activeSupport,
  activePopup: support.activePopup,
});

/** Contacts as they are typed; an empty one is none. */
const typedSupport = (boxes: Boxes<SupportBox>): SupportData => ({
  officePhoneNumber: boxes.text("officePhoneNumber") || null,
  urlSupport: boxes.text("urlSupport") || null,
  urlPopup: boxes.text("urlPopup") || null,
  urlBailek: boxes.text("urlBailek") || null,
  activeSupport: boxes.isOn("activeSupport"),
  activePopup: boxes.isOn("activePopup"),
});

function SupportFields({ form, support }: { form: Bound<SupportBox>; support: SupportData }) {
  const t = useConsoleWords("site");
  return (
    <>
      {texts.map((name) => (
        <Field key={name} {...form.register(name)} label={t(name)} maxLength={2_000} />
      ))}
      {switches.map((name) => (
        <Tick key={name} name={name} label={t(name)} defaultChecked={support[name]} />
      ))}
    </>
  );
}

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
