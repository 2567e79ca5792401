"use client";
import { useAct } from "@/stores/console/use-act";
import { useAddPasskey, useOffersPasskeys } from "@/stores/console/use-passkeys";
import { Button } from "../controls/button";
import { Note } from "../controls/note";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./account.module.css";
import { AppSetUp } from "./app-set-up";
import { RecoveryCodes } from "./recovery-codes";

/** Sets up a second factor, a passkey or an authenticator app; then the recovery codes, shown once. */
export function SecondFactorScreen() {
  const t = useConsoleWords("account");
  const offersPasskeys = useOffersPasskeys();
  const add = useAddPasskey();
  const confirm = useAct("secondFactor", "confirmSecondFactor");
  const codes = add.data?.recoveryCodes ?? confirm.data?.recoveryCodes;
  return (
    <main className={styles.door}>
      {codes ? (
        <div className={styles.card}>
          <h1>{t("recovery")}</h1>
          <Note tone="warning">{t("recoveryText")}</Note>
          <RecoveryCodes codes={codes} />
          <Button look="primary" onClick={() => location.assign("/operator")}>
            {t("recoveryKept")}
          </Button>
        </div>
      ) : (
        <div className={styles.card}>
          <h1>{t("factor")}</h1>
          {offersPasskeys ? (
            <>
              <p>{t("factorPasskeyText")}</p>
              <Button look="primary" disabled={add.isPending} onClick={() => add.mutate({})}>
                {t("factorByPasskey")}
              </Button>
              {add.data === null ? <Note tone="info">{t("passkeyDismissed")}</Note> : null}
              <FaultText fault={add.error} />
              <h2>{t("factorByApp")}</h2>
            </>
          ) : null}
          <AppSetUp confirm={confirm} isSecondWay={offersPasskeys === true} />
        </div>
      )}
    </main>
  );
}
