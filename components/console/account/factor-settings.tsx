"use client";
import { useState } from "react";
import type { Fault } from "@/lib/contract/fault";
import type { PasskeyRow } from "@/lib/contract/passkey-shapes";
import { useAct } from "@/stores/console/use-act";
import { useAsk } from "@/stores/console/use-ask";
import { useAddPasskey, useOffersPasskeys } from "@/stores/console/use-passkeys";
import { Button, ButtonLink } from "../controls/button";
import { Note } from "../controls/note";
import { onDemand } from "../controls/on-demand";
import { When } from "../fields/values";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useOperator } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { RecoveryCodes } from "./recovery-codes";

/** Sets up a second factor, or shows its passkeys and replaces its recovery codes. */
export function FactorSettings() {
  const t = useConsoleWords("account");
  const { secondFactor } = useOperator();
  if (secondFactor === "set") return <FactorSet />;
  return (
    <Section title={t("factor")}>
      <p>{t("factorOffered")}</p>
      <ButtonLink href="/operator/second-factor" look="primary" isNarrow>
        {t("factorSetUp")}
      </ButtonLink>
    </Section>
  );
}

function FactorSet() {
  const t = useConsoleWords("account");
  const passkeys = useAsk("secondFactor", "factorPasskeys");
  const offersPasskeys = useOffersPasskeys();
  const [isAsking, ask] = useState(false);
  const renew = useAct("secondFactor", "renewRecoveryCodes");
  const rows = passkeys.data?.items ?? [];
  const canSign = rows.length > 0 && offersPasskeys === true;
  const close = () => {
    renew.reset();
    ask(false);
  };
  return (
    <>
      <OwnPasskeys rows={rows} isPending={passkeys.isPending} error={passkeys.error} canSign={canSign} />
      <Section title={t("recovery")} aside={<Button onClick={() => ask(true)}>{t("recoveryNew")}</Button>}>
        <p>{t("recoveryRenew")}</p>
        {renew.data ? (
          <>
            <Note tone="warning">{t("recoveryText")}</Note>
            <RecoveryCodes codes={renew.data.recoveryCodes} />
          </>
        ) : null}
        {isAsking ? (
          <ProofDialog
            title={t("recoveryNew")}
            text={t("recoveryRenew")}
            hasPasskey={canSign}
            isPending={renew.isPending}
            fault={renew.error}
            onProof={(proof) => renew.mutate({ body: proof }, { onSuccess: () => ask(false) })}
            onClose={close}
          />
        ) : null}
      </Section>
    </>
  );
}

interface OwnPasskeysProps {
  rows: readonly PasskeyRow[];
  isPending: boolean;
  error: Fault | null;
  /** One of them can be used in this browser. */
  canSign: boolean;
}

/** The operator's passkeys: one more for this device, or one less. Either asks for the second factor first. */
function OwnPasskeys({ rows, isPending, error, canSign }: OwnPasskeysProps) {
  const t = useConsoleWords("account");
  const offersPasskeys = useOffersPasskeys();
  const [asked, ask] = useState<"add" | PasskeyRow | null>(null);
  const add = useAddPasskey();
  const remove = useAct("secondFactor", "removeFactorPasskey");
  const open = (what: "add" | PasskeyRow) => {
    add.reset();
    remove.reset();
    ask(what);
  };
  const close = () => ask(null);
  const columns: Column<PasskeyRow>[] = [
    { key: "name", head: t("passkeyName"), cell: ({ name }) => name },
    { key: "added", head: t("passkeyAdded"), cell: ({ createdAt }) => <When at={createdAt} /> },
    {
      key: "used",
      head: t("passkeyUsed"),
      cell: ({ usedAt }) => (usedAt ? <When at={usedAt} /> : t("passkeyNever")),
    },
    {
      key: "remove",
      head: t("passkeyRemove"),
      cell: (row) => (
        <Button size="small" aria-label={t("passkeyRemoveOf", { name: row.name })} onClick={() => open(row)}>
          {t("passkeyRemove")}
        </Button>
      ),
    },
  ];
  return (
    <Section
      title={t("passkeys")}
      aside={offersPasskeys ? <Button onClick={() => open("add")}>{t("passkeyAdd")}</Button> : null}
    >
      <RecordList
        label={t("passkeys")}
        columns={columns}
        list={{ rows, isPending, error }}
        keyOf={({ id }) => id}
        empty={t("passkeysNone")}
      />
      {offersPasskeys === false ? <p>{t("passkeysUnavailable")}</p> : null}
      {add.data === null ? <Note tone="info">{t("passkeyDismissed")}</Note> : null}
      {asked === "add" ? (
        <ProofDialog
          title={t("passkeyAdd")}
          text={t("passkeyAddText")}
          hasPasskey={canSign}
          isPending={add.isPending}
          fault={add.error}
          onProof={(proof) => add.mutate({ proof }, { onSuccess: close })}
          onClose={close}
        />
      ) : asked ? (
        <ProofDialog
          title={t("passkeyRemoveOf", { name: asked.name })}
          text={t("passkeyRemoveText")}
          hasPasskey={canSign}
          isPending={remove.isPending}
          fault={remove.error}
          onProof={(proof) => remove.mutate({ body: { id: asked.id, proof } }, { onSuccess: close })}
          onClose={close}
        />
      ) : null}
    </Section>
  );
}

/** Asks for the second factor before it changes; its code loads when the first one opens. */
const ProofDialog = onDemand(() => import("./proof-form").then(({ ProofForm }) => ProofForm));
