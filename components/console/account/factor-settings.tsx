"use client";
import { useState } from "react";
import { useAct } from "@/stores/console/use-act";
import { useAsk } from "@/stores/console/use-ask";
import { useOffersPasskeys } from "@/stores/console/use-passkeys";
import { Button, ButtonLink } from "../controls/button";
import { Note } from "../controls/note";
import { Section } from "../page/section";
import { useOperator } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { OwnPasskeys } from "./own-passkeys";
import { ProofDialog } from "./proof-dialog";
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
