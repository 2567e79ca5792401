"use client";
import { type FormEvent, useState } from "react";
import type { OperatorMember } from "@/lib/contract/operators/members";
import type { MemberNote } from "@/lib/contract/operators/notes";
import { exportCsv } from "@/stores/console/export-csv";
import { useAct } from "@/stores/console/use-act";
import { useAskPages } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { TextArea } from "../controls/field";
import { When } from "../fields/values";
import type { Column } from "../list/column";
import { CsvButton } from "../list/csv-button";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./members.module.css";

/** What operators wrote down about a member for each other; a note stays as it is. */
export function NotesTab({ member: { uuid, userName } }: { member: OperatorMember }) {
  const t = useConsoleWords("members");
  const list = useAskPages("notes", "allNotes", { uuid });
  const columns: Column<MemberNote>[] = [
    { key: "at", head: t("at"), cell: ({ at }) => <When at={at} /> },
    { key: "by", head: t("by"), cell: ({ userName: by }) => by },
    { key: "text", head: t("note"), cell: ({ text }) => <div className={styles.note}>{text}</div> },
  ];
  return (
    <Section
      title={t("tab.notes")}
      aside={<CsvButton onExport={() => exportCsv("notes", "allNotes", { uuid }, `notes-${userName}`)} />}
    >
      <NewNote uuid={uuid} />
      <RecordList
        label={t("tab.notes")}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        empty={t("noNotes")}
      />
    </Section>
  );
}

function NewNote({ uuid }: { uuid: string }) {
  const t = useConsoleWords("members");
  const [text, setText] = useState("");
  const add = useAct("notes", "addNote");
  const said = text.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (said) add.mutate({ body: { uuid, text: said } }, { onSuccess: () => setText("") });
  };
  return (
    <form onSubmit={submit} style={{ display: "grid", gap: 8 }}>
      <TextArea
        label={t("newNote")}
        help={t("newNoteHelp")}
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={1_000}
      />
      <Button type="submit" look="primary" disabled={said === "" || add.isPending} isNarrow>
        {t("addNote")}
      </Button>
      <FaultText fault={add.error} />
    </form>
  );
}
