"use client";
import type { OperatorMember } from "@/lib/contract/operators/members";
import type { SeenVisitor } from "@/lib/contract/operators/visitors";
import { readUserAgent } from "@/lib/kernel/user-agent";
import { exportCsv } from "@/stores/console/export-csv";
import { useAsk, useAskPages } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { MemberLink, When } from "../fields/values";
import type { Column } from "../list/column";
import { CsvButton } from "../list/csv-button";
import { RecordList } from "../list/record-list";
import { useAddress } from "../list/use-address";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";

/** Where a member is and was signed in, and the devices that visited as them. */
export const DevicesTab = ({ member: { uuid } }: { member: OperatorMember }) => (
  <>
    <SessionsSection uuid={uuid} />
    <VisitorsSection uuid={uuid} />
  </>
);

/** A member's newest sessions; the status "must sign in again" ends them all. */
function SessionsSection({ uuid }: { uuid: string }) {
  const t = useConsoleWords("members");
  const { data, isPending, error } = useAsk("memberEvidence", "memberEvidence", { uuid });
  const rows = data?.sessions ?? [];
  const columns: Column<(typeof rows)[number]>[] = [
    { key: "device", head: t("device"), cell: ({ device }) => <DeviceName userAgent={device} /> },
    { key: "address", head: t("address"), cell: ({ place }) => place || "—" },
    { key: "started", head: t("started"), cell: ({ startedAt }) => <When at={startedAt} /> },
    { key: "lastSeen", head: t("lastSeen"), cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
    {
      key: "ended",
      head: t("ended"),
      cell: ({ endedAt }) => (endedAt ? <When at={endedAt} /> : <strong>{t("sessionOpen")}</strong>),
    },
  ];
  return (
    <Section title={t("sessions")}>
      <RecordList
        label={t("sessions")}
        columns={columns}
        list={{ rows: rows, isPending, error }}
        keyOf={({ id }) => id}
        empty={t("noSessions")}
      />
    </Section>
  );
}

/** A device in short; its whole User-Agent header as the hint. */
function DeviceName({ userAgent }: { userAgent: string }) {
  const { browser, system } = readUserAgent(userAgent);
  const name = [browser, system].filter(Boolean).join(" · ");
  return <span title={userAgent}>{name || userAgent || "—"}</span>;
}

/** Devices that visited as a member; a fingerprint leads to everybody's devices that have it. */
function VisitorsSection({ uuid }: { uuid: string }) {
  const t = useConsoleWords("members");
  const address = useAddress();
  const fingerprint = address.get("fingerprint");
  const body = fingerprint ? { fingerprint } : { uuid };
  const list = useAskPages("visitors", "allVisitors", body);
  const columns: Column<SeenVisitor>[] = [
    { key: "device", head: t("device"), cell: ({ userAgent }) => <DeviceName userAgent={userAgent} /> },
    {
      key: "fingerprint",
      head: t("fingerprint"),
      cell: ({ fingerprint: mark }) =>
        fingerprint || !mark ? (
          mark.slice(0, SHOWN) || "—"
        ) : (
          <Button title={t("sameFingerprint")} onClick={() => address.set({ fingerprint: mark })} look="link">
            {mark.slice(0, SHOWN)}
          </Button>
        ),
    },
    {
      key: "member",
      head: t("member"),
      cell: ({ uuid: whose, userName }) =>
        whose && userName ? <MemberLink uuid={whose} userName={userName} /> : "—",
    },
    { key: "address", head: t("address"), cell: ({ address: from }) => from || "—" },
    { key: "page", head: t("page"), cell: ({ pageName }) => pageName || "—" },
    { key: "from", head: t("cameFrom"), cell: ({ referUrl }) => referUrl || "—" },
    { key: "first", head: t("firstSeen"), cell: ({ firstSeenAt }) => <When at={firstSeenAt} /> },
    { key: "last", head: t("lastSeen"), cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
  ];
  return (
    <Section
      title={fingerprint ? t("devicesAlike") : t("devices")}
      aside={
        <span>
          {fingerprint ? (
            <Button onClick={() => address.set({ fingerprint: undefined })}>{t("onlyTheirs")}</Button>
          ) : null}
          <CsvButton onExport={() => exportCsv("visitors", "allVisitors", body, "devices")} />
        </span>
      }
    >
      <RecordList
        label={t("devices")}
        columns={columns}
        list={list}
        keyOf={({ visitorId }) => visitorId}
        empty={t("noDevices")}
      />
    </Section>
  );
}

/** Characters of a fingerprint that tell devices apart to the eye. */
const SHOWN = 12;
