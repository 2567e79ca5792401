"use client";
import { useState } from "react";
import type { PartnerKeyRow } from "@/lib/contract/operators/partner-keys";
import { useAsk } from "@/stores/console/use-ask";
import { WaitsForSecond } from "../act/act-dialog";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import { Row } from "../controls/row";
import { When } from "../fields/values";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { type IssuedKey, shortOf } from "./issued-key";
import { PartnerLogins } from "./partner-logins";
import { RevokeKeyDialog } from "./revoke-key-dialog";

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
