"use client";
import { PageHead } from "../page/page-head";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { JobList } from "./job-list";
import { LedgerChecks } from "./ledger-checks";
import { ServiceHealth } from "./service-health";

/** What in the service needs an operator: its health, the ledger's laws, the jobs. */
export function JobsScreen() {
  const t = useConsoleWords("jobs");
  const may = useMay();
  return (
    <>
      <PageHead title={t("title")} />
      <ServiceHealth />
      {may("administrator") ? (
        <>
          <LedgerChecks />
          <JobList />
        </>
      ) : null}
    </>
  );
}
