"use client";
import { Chip } from "@/components/ui/chip";
import { memberStatus } from "@/lib/domain/access/session";
import { useConsoleWords } from "../words/console-words";

/** The statuses that operators set. */
export const settableStatuses = Object.values(memberStatus);

interface Props {
  status: number;
  closedArea: number;
  closedAt: string | null;
}

/** What a member may do: everything, nothing before a new login, or not everything; a closed account says so. */
export function MemberStatus({ status, closedArea, closedAt }: Props) {
  const t = useConsoleWords("members");
  if (closedAt) return <Chip>{t("accountClosed")}</Chip>;
  const isBoth = status === memberStatus.mustSignIn && closedArea !== memberStatus.normal;
  return (
    <>
      <StatusChip status={status} />
      {isBoth ? (
        <>
          {" "}
          <StatusChip status={closedArea} />
        </>
      ) : null}
    </>
  );
}

function StatusChip({ status }: { status: number }) {
  const t = useConsoleWords("members");
  return (
    <Chip tone={status === memberStatus.normal ? "success" : "warning"}>
      {t.code("status", String(status))}
    </Chip>
  );
}
