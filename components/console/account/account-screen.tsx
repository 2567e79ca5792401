"use client";
import { PageHead } from "../page/page-head";
import { useOperator } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { ChangePassword } from "./change-password";
import { FactorSettings } from "./factor-settings";
import { OwnSessions } from "./own-sessions";

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
