"use client";
import type { OperatorMember } from "@/lib/contract/operators/members";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { Baht, MemberLink, When } from "../fields/values";
import type { Column } from "../list/column";
import { ChoiceFilter, TextFilter } from "../list/filters";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { useAddress } from "../list/use-address";
import { PageHead } from "../page/page-head";
import { useConsoleWords } from "../words/console-words";
import { MemberStatus, settableStatuses } from "./member-status";

/** Members by a part of their user name or phone number, or by uuid, in the order of their names. */
export function MembersScreen() {
  const t = useConsoleWords("members");
  const address = useAddress();
  const body = {
    search: address.get("search")?.slice(0, 64),
    status: settableStatuses.find((status) => String(status) === address.get("status")),
  };
  const list = useAskPages("members", "allMembers", body);
  const columns: Column<OperatorMember>[] = [
    { key: "userName", head: t("userName"), cell: (row) => <MemberLink {...row} /> },
    { key: "phone", head: t("phone"), cell: ({ phoneNumber }) => phoneNumber ?? "—" },
    { key: "status", head: t("status"), cell: (row) => <MemberStatus {...row} /> },
    { key: "level", head: t("level"), isNumber: true, cell: ({ level }) => level },
    { key: "cash", head: t("cash"), isNumber: true, cell: ({ cash }) => <Baht amount={cash} /> },
    { key: "created", head: t("created"), cell: ({ createdAt }) => <When at={createdAt} /> },
  ];
  return (
    <>
      <PageHead title={t("title")} />
      <ListBar onExport={() => exportCsv("members", "allMembers", body, "members")}>
        <TextFilter name="search" type="search" label={t("search")} />
        <ChoiceFilter
          name="status"
          label={t("status")}
          choices={settableStatuses.map(
            (status) => [String(status), t.code("status", String(status))] as const,
          )}
        />
      </ListBar>
      <RecordList
        label={t("title")}
        columns={columns}
        list={list}
        keyOf={({ uuid }) => uuid}
        hrefOf={hrefOf}
        empty={t("none")}
      />
    </>
  );
}

const hrefOf = ({ uuid }: OperatorMember) => `/operator/members/${uuid}`;
