"use client";
import { PageHead } from "../page/page-head";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { ApprovalRules } from "./approval-rules";
import { ChannelSettings } from "./channel-settings";
import { HouseAccounts } from "./house-accounts";
import { MaintenanceSwitch } from "./maintenance-switch";

/** Limits that ask for two people, the site's own accounts, and the switch that closes the site. */
export function SettingsScreen() {
  const t = useConsoleWords("settings");
  const may = useMay();
  return (
    <>
      <PageHead title={t("title")} />
      {may("administrator") ? <MaintenanceSwitch /> : null}
      <ApprovalRules />
      <HouseAccounts />
      <ChannelSettings />
    </>
  );
}
