"use client";
import TextField from "@mui/material/TextField";
import { type FormEvent, useRef, useState } from "react";
import { useAct } from "@/stores/console/use-act";
import { useAsk } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { When } from "../fields/values";
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
  const add = useAct("notes", "addNote");
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useKeys({ n: () => field.current?.focus() });
  const typed = text.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed && !add.isPending)
      add.mutate({ body: { uuid, text: typed } }, { onSuccess: () => setText("") });
  };
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
      <form onSubmit={submit} className={styles.noteForm}>
        <TextField
          fullWidth
          inputRef={field}
          label={t("noteNew")}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") field.current?.blur();
          }}
          slotProps={{ htmlInput: { maxLength: 1_000, "aria-keyshortcuts": "n" } }}
        />
        <Button type="submit" disabled={!typed || add.isPending}>
          {t("noteAdd")}
        </Button>
      </form>
      <FaultText fault={add.error} />
    </Section>
  );
}
