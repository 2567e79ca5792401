"use client";
import { useRef } from "react";
import { useAct } from "@/stores/console/use-act";
import { useAsk } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { When } from "../fields/values";
import { TypedField } from "../form/typed-field";
import { useCallForm } from "../form/use-call-form";
import { useKeys } from "../list/use-keys";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./evidence.module.css";

const SHOWN = 5;

/** What operators wrote down about the member, and a field for one more note; `n` leads to it. */
export function MemberNotes({ uuid }: { uuid: string }) {
  const t = useConsoleWords("evidence");
  const { data } = useAsk("notes", "allNotes", { uuid, limit: SHOWN });
  const field = useRef<HTMLInputElement>(null);
  useKeys({ n: () => field.current?.focus() });
  const form = useCallForm(useAct("notes", "addNote"), {
    defaultValues: { text: "" },
    read: (boxes) => ({ uuid, text: boxes.needed("text") }),
    onDone: () => {
      form.ref.current?.reset();
    },
  });
  return (
    <Section title={t("notes")}>
      <ul className={styles.rows}>
        {data?.items.map(({ id, at, userName, text: note }) => (
          <li key={id}>
            <span className={styles.note}>{note}</span>
            <span className={styles.small}>
              {userName} · <When at={at} />
            </span>
          </li>
        ))}
      </ul>
      {data?.items.length === 0 ? <p className={styles.small}>{t("notesNone")}</p> : null}
      <form {...form.props} className={styles.noteForm}>
        <TypedField
          form={form}
          name="text"
          fullWidth
          inputRef={field}
          label={t("noteNew")}
          isLabelAbove
          onKeyDown={(event) => {
            if (event.key === "Escape") field.current?.blur();
          }}
          box={{ maxLength: 1_000, "aria-keyshortcuts": "n" }}
        />
        <Button type="submit" disabled={form.isSubmitting}>
          {t("noteAdd")}
        </Button>
      </form>
      <FaultText fault={form.refusal} />
    </Section>
  );
}
