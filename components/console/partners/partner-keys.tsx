"use client";
import { useState } from "react";
import type { PartnerLogins as Logins, PartnerKeyRow } from "@/lib/contract/operators/partner-keys";
import { useAct } from "@/stores/console/use-act";
import { useAsk } from "@/stores/console/use-ask";
import { ActDialog, WaitsForSecond } from "../act/act-dialog";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import { Row } from "../controls/row";
import { When } from "../fields/values";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { Facts } from "../page/facts";
import { Section } from "../page/section";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { type IssuedKey, shortOf } from "./issued-key";

const IssueKeyDialog = onDemand(() => import("./issue-key-dialog").then((module) => module.IssueKeyDialog));

type Opened = { what: "issue" } | { what: "replace" | "revoke"; row: IssuedKey };

/** Partners' keys and the logins by them. */
export function PartnerKeys() {
  const t = useConsoleWords("partners");
  const mayAct = useMay()("superAdmin");
  const { data, isPending, error } = useAsk("partnerKeys", "allPartnerKeys", undefined, { everyMs: 15_000 });
  const [opened, open] = useState<Opened | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const columns: Column<PartnerKeyRow>[] = [
    { key: "partner", head: t("partner"), cell: ({ partner }) => <strong>{partner}</strong> },
    { key: "kind", head: t("kind"), cell: ({ kind }) => t.code("kind", kind) },
    {
      key: "fingerprint",
      head: t("fingerprint"),
      cell: ({ fingerprint }) =>
        fingerprint ? <code title={fingerprint}>{shortOf(fingerprint)}</code> : "—",
    },
    { key: "source", head: t("source"), cell: ({ id }) => t(id ? "source.issued" : "source.environment") },
    { key: "issued", head: t("issued"), cell: ({ issuedAt }) => (issuedAt ? <When at={issuedAt} /> : "—") },
    {
      key: "revoked",
      head: t("revoked"),
      cell: ({ revokedAt }) => (revokedAt ? <When at={revokedAt} /> : t("valid")),
    },
  ];
  if (mayAct)
    columns.push({
      key: "change",
      head: t("change"),
      cell: ({ id, ...row }) =>
        id && !row.revokedAt ? (
          <Row>
            <Button size="small" onClick={() => open({ what: "replace", row: { ...row, id } })}>
              {t("replace")}
            </Button>
            <Button size="small" look="danger" onClick={() => open({ what: "revoke", row: { ...row, id } })}>
              {t("revoke")}
            </Button>
          </Row>
        ) : (
          "—"
        ),
    });
  const close = () => open(null);
  return (
    <>
      <Section
        title={t("keys")}
        aside={
          mayAct ? (
            <Button look="quiet" onClick={() => open({ what: "issue" })}>
              {t("issue")}
            </Button>
          ) : null
        }
      >
        {isWaiting ? <WaitsForSecond /> : null}
        <RecordList
          label={t("keys")}
          columns={columns}
          list={{ rows: data?.keys ?? [], isPending, error }}
          keyOf={({ id, partner }) => id ?? `environment ${partner}`}
          empty={t("keysNone")}
        />
      </Section>
      <PartnerLogins rows={data?.logins ?? []} />
      {opened?.what === "revoke" ? <RevokeKeyDialog row={opened.row} onClose={close} /> : null}
      {opened && opened.what !== "revoke" ? (
        <IssueKeyDialog
          replaced={opened.what === "replace" ? opened.row : null}
          onAsked={() => setWaiting(true)}
          onClose={close}
        />
      ) : null}
    </>
  );
}

/** Logins by each partner's tokens, and the last one that was refused. */
function PartnerLogins({ rows }: { rows: readonly Logins[] }) {
  const t = useConsoleWords("partners");
  const columns: Column<Logins>[] = [
    { key: "partner", head: t("partner"), cell: ({ partner }) => <strong>{partner}</strong> },
    { key: "logins", head: t("loginCount"), isNumber: true, cell: ({ logins }) => logins },
    {
      key: "last",
      head: t("lastLogin"),
      cell: ({ lastLoginAt }) => (lastLoginAt ? <When at={lastLoginAt} /> : "—"),
    },
    { key: "failures", head: t("failures"), isNumber: true, cell: ({ failures }) => failures },
    {
      key: "lastFailure",
      head: t("lastFailure"),
      cell: ({ lastFailureAt, lastFailure }) =>
        lastFailureAt ? (
          <>
            <When at={lastFailureAt} /> <code>{lastFailure}</code>
          </>
        ) : (
          "—"
        ),
    },
  ];
  return (
    <Section title={t("logins")}>
      <RecordList
        label={t("logins")}
        columns={columns}
        list={{ rows }}
        keyOf={({ partner }) => partner}
        empty={t("loginsNone")}
      />
    </Section>
  );
}

/** Revokes a partner's key at once. */
function RevokeKeyDialog({ row, onClose }: { row: IssuedKey; onClose: () => void }) {
  const t = useConsoleWords("partners");
  const revoke = useAct("partnerKeys", "revokePartnerKey");
  const { id, partner, fingerprint } = row;
  return (
    <ActDialog
      title={t("revokeOf", { name: partner })}
      label={t("revoke")}
      isDanger
      reasons="house"
      isPending={revoke.isPending}
      fault={revoke.error}
      onAct={(reason = "") => revoke.mutate({ body: { id, reason } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t("revokeHelp")}</p>
      <Facts facts={[[t("fingerprint"), <code key="fingerprint">{fingerprint}</code>]]} />
    </ActDialog>
  );
}
