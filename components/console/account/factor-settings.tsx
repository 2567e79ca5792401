"use client";
import { type FormEvent, useState } from "react";
import { useAct } from "@/stores/console/use-act";
import { Button, ButtonLink } from "../controls/button";
import { Field } from "../controls/field";
import { Section } from "../page/section";
import { useOperator } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./account.module.css";

/** Sets up a second factor, or replaces its recovery codes. */
export function FactorSettings() {
  const t = useConsoleWords("account");
  const { secondFactor } = useOperator();
  const [code, setCode] = useState("");
  const renew = useAct("secondFactor", "renewRecoveryCodes");
  if (secondFactor !== "set")
    return (
      <Section title={t("factor")}>
        <p>{t("factorOffered")}</p>
        <ButtonLink href="/operator/second-factor" look="primary" isNarrow>
          {t("factorSetUp")}
        </ButtonLink>
      </Section>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    renew.mutate({ body: { code: code.trim() } }, { onSuccess: () => setCode("") });
  };
  return (
    <Section title={t("recovery")}>
      <form onSubmit={submit} style={{ display: "grid", gap: 16, maxWidth: 400 }}>
        <p>{t("recoveryRenew")}</p>
        <Field
          label={t("code")}
          required
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <FaultText fault={renew.error} />
        <Button type="submit" look="primary" disabled={renew.isPending} isNarrow>
          {t("recoveryNew")}
        </Button>
      </form>
      {renew.data ? (
        <ul className={styles.codes}>
          {renew.data.recoveryCodes.map((each) => (
            <li key={each}>
              <code>{each}</code>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
