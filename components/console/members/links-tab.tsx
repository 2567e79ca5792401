"use client";
import type { MemberLink as Linked } from "@/lib/contract/operators/member-evidence";
import type { OperatorMember } from "@/lib/contract/operators/members";
import { useAsk } from "@/stores/console/use-ask";
import { MemberLink, When } from "../fields/values";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { useConsoleWords } from "../words/console-words";

/** Other accounts that share something with a member's: perhaps one person, perhaps one family. */
export function LinksTab({ member: { uuid } }: { member: OperatorMember }) {
  const t = useConsoleWords("members");
  const { data, isPending, error } = useAsk("memberEvidence", "memberLinks", { uuid });
  const columns: Column<Linked>[] = [
    { key: "member", head: t("member"), cell: (row) => <MemberLink {...row} /> },
    {
      key: "signs",
      head: t("shared"),
      cell: ({ signs }) => signs.map((sign) => t(`sign.${sign}`)).join(", "),
    },
    { key: "created", head: t("created"), cell: ({ createdAt }) => <When at={createdAt} /> },
    {
      key: "closed",
      head: t("closed"),
      cell: ({ closedAt }) => (closedAt ? <When at={closedAt} /> : "—"),
    },
  ];
  return (
    <>
      <p style={{ color: "var(--muted)" }}>{t("linksHelp")}</p>
      <RecordList
        label={t("tab.links")}
        columns={columns}
        list={{ rows: data ?? [], isPending, error }}
        keyOf={({ uuid: other }) => other}
        empty={t("noLinks")}
      />
    </>
  );
}
