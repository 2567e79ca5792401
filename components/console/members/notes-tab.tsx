"use client";
import type { OperatorMember } from "@/lib/contract/operators/members";
import type { MemberNote } from "@/lib/contract/operators/notes";
import { exportCsv } from "@/stores/console/export-csv";
import { useAct } from "@/stores/console/use-act";
import { useAskPages } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { TextArea } from "../controls/field";
import { When } from "../fields/values";
import { useCallForm } from "../form/use-call-form";
import type { Column } from "../list/column";
import { CsvButton } from "../list/csv-button";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { MemberTickets } from "./member-tickets";
import styles from "./members.module.css";

/** What operators wrote down about a member for each other, and what the member asked them. */
export function NotesTab({ member }: { member: OperatorMember }) {
  return (
    <>
      <MemberNotes member={member} />
      <MemberTickets member={member} />
    </>
  );
}

/** A note stays as it is. */
function MemberNotes({ member: { uuid, userName } }: { member: OperatorMember }) {
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
  const form = useCallForm(useAct("notes", "addNote"), {
    defaultValues: { text: "" },
    read: (boxes) => ({ uuid, text: boxes.needed("text") }),
    onDone: () => {
      form.ref.current?.reset();
    },
  });
  return (
    <form {...form.props} style={{ display: "grid", gap: 8 }}>
      <TextArea {...form.register("text")} label={t("newNote")} help={t("newNoteHelp")} maxLength={1_000} />
      <Button type="submit" look="primary" disabled={form.isSubmitting} isNarrow>
        {t("addNote")}
      </Button>
      <FaultText fault={form.refusal} />
    </form>
  );
}
