"use client";
import { useAct } from "@/stores/console/use-act";
import { useAsk } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { Field } from "../controls/field";
import { Note } from "../controls/note";
import { When } from "../fields/values";
import { useCallForm } from "../form/use-call-form";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { PageHead } from "../page/page-head";
import { Section } from "../page/section";
import { useOperator } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { FactorSettings } from "./factor-settings";

/** The operator's own account: where they are signed in, password, second factor. */
export function AccountScreen() {
  const t = useConsoleWords("account");
  const { userName } = useOperator();
  return (
    <>
      <PageHead title={t("title", { name: userName })} />
      <OwnSessions />
      <ChangePassword />
      <FactorSettings />
    </>
  );
}

/** Where the operator is signed in; any of these sessions can be ended. */
function OwnSessions() {
  const t = useConsoleWords("account");
  const { data, isPending, error } = useAsk("session", "operatorSessions");
  const end = useAct("session", "revokeOperatorSession");
  const rows = data?.items ?? [];
  const columns: Column<(typeof rows)[number]>[] = [
    { key: "device", head: t("device"), cell: ({ device }) => device },
    { key: "address", head: t("address"), cell: ({ place }) => place },
    { key: "used", head: t("lastUsed"), cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
    {
      key: "end",
      head: t("end"),
      cell: ({ id, current }) =>
        current ? (
          t("thisOne")
        ) : (
          <Button size="small" onClick={() => end.mutate({ body: { id } })} disabled={end.isPending}>
            {t("end")}
          </Button>
        ),
    },
  ];
  return (
    <Section
      title={t("sessions")}
      aside={
        <Button
          onClick={() => end.mutate({ body: { others: true } })}
          disabled={end.isPending || rows.length < 2}
        >
          {t("endOthers")}
        </Button>
      }
    >
      <RecordList
        label={t("sessions")}
        columns={columns}
        list={{ rows: rows, isPending, error }}
        keyOf={({ id }) => id}
        empty=""
      />
      <FaultText fault={end.error} />
    </Section>
  );
}

/** A new password ends every other session. */
export function ChangePassword() {
  const t = useConsoleWords("account");
  const change = useAct("session", "changeOperatorPassword");
  const form = useCallForm(change, {
    defaultValues: { oldPassword: "", newPassword: "" },
    read: (boxes) => {
      for (const name of ["oldPassword", "newPassword"] as const) boxes.needed(name);
      return { oldPassword: boxes.whole("oldPassword"), newPassword: boxes.whole("newPassword") };
    },
    onDone: () => {
      form.ref.current?.reset();
    },
    boxOf: { "password-wrong": "oldPassword", "password-weak": "newPassword" },
  });
  return (
    <Section title={t("changePassword")}>
      <form {...form.props} style={{ display: "grid", gap: 16, maxWidth: 400 }}>
        <Field
          {...form.register("oldPassword")}
          label={t("oldPassword")}
          type="password"
          autoComplete="current-password"
          required
        />
        <Field
          {...form.register("newPassword")}
          label={t("newPassword")}
          type="password"
          autoComplete="new-password"
          required
          help={t("newPasswordHelp")}
        />
        <FaultText fault={form.refusal} />
        {change.isSuccess ? <Note tone="success">{t("changed")}</Note> : null}
        <Button type="submit" look="primary" disabled={form.isSubmitting} isNarrow>
          {t("changePassword")}
        </Button>
      </form>
    </Section>
  );
}
