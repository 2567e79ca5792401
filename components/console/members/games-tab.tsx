"use client";
import type { OperatorMember } from "@/lib/contract/operators/members";
import type { MemberGameRound } from "@/lib/contract/partners";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { Baht, When } from "../fields/values";
import type { Column } from "../list/column";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { useConsoleWords } from "../words/console-words";

/** What the member has played at partners, round by round. */
export function GamesTab({ member: { uuid, userName } }: { member: OperatorMember }) {
  const t = useConsoleWords("members");
  const body = { uuid };
  const list = useAskPages("games", "memberGameRounds", body);
  const columns: Column<MemberGameRound>[] = [
    { key: "opened", head: t("game.opened"), cell: ({ openedAt }) => <When at={openedAt} /> },
    { key: "name", head: t("game.name"), cell: ({ name }) => name },
    { key: "round", head: t("game.round"), cell: ({ partner, round }) => `${partner} ${round}` },
    { key: "staked", head: t("game.staked"), isNumber: true, cell: ({ staked }) => <Baht amount={staked} /> },
    {
      key: "returned",
      head: t("game.returned"),
      isNumber: true,
      cell: ({ returned }) => <Baht amount={returned} />,
    },
    { key: "status", head: t("game.status"), cell: ({ status }) => t(`game.status.${status}`) },
  ];
  return (
    <>
      <ListBar onExport={() => exportCsv("games", "memberGameRounds", body, `games-${userName}`)} />
      <RecordList
        label={t("tab.games")}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        empty={t("game.none")}
      />
    </>
  );
}
