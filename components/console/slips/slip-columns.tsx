"use client";
import { Chip } from "@/components/ui/chip";
import type { OperatorPoyRow } from "@/lib/contract/operators/poys";
import { useRoundName } from "../fields/round-name";
import { Baht, MemberLink, RoundLink, SlipLink, When } from "../fields/values";
import type { Column } from "../list/column";
import { useConsoleWords } from "../words/console-words";
import { SlipStatus } from "./slip-status";

interface Shown {
  /** Not on a page of one member. */
  hasMember: boolean;
  /** Within a round or of a member the service orders slips by amount. */
  isSortable: boolean;
}

/** The columns of a list of slips. */
export function useSlipColumns({ hasMember, isSortable }: Shown): readonly Column<OperatorPoyRow>[] {
  const t = useConsoleWords("slips");
  const nameOf = useRoundName();
  const member: Column<OperatorPoyRow> = {
    key: "member",
    head: t("member"),
    cell: (row) => <MemberLink {...row} />,
  };
  return [
    { key: "no", head: t("slip"), cell: (row) => <SlipLink {...row} /> },
    ...(hasMember ? [member] : []),
    {
      key: "round",
      head: t("round"),
      cell: (row) => <RoundLink betId={row.betId} name={nameOf({ ...row, name: row.roundName })} />,
    },
    { key: "numbers", head: t("numbers"), cell: (row) => <FirstNumbers row={row} /> },
    { key: "placed", head: t("placed"), cell: (row) => <Placed {...row} /> },
    {
      key: "stake",
      head: t("stake"),
      isNumber: true,
      ...(isSortable && { sort: "stake" }),
      cell: ({ total }) => <Baht amount={total} />,
    },
    {
      key: "win",
      head: t("win"),
      isNumber: true,
      ...(isSortable && { sort: "win" }),
      cell: ({ win }) => <Baht amount={win} />,
    },
    { key: "status", head: t("status"), cell: (row) => <SlipStatus {...row} /> },
  ];
}

/** When it was taken, and whether that was after its round should have closed. */
function Placed({ createdAt, isLate }: Pick<OperatorPoyRow, "createdAt" | "isLate">) {
  const t = useConsoleWords("slips");
  return (
    <>
      <When at={createdAt} /> {isLate ? <Chip tone="warning">{t("late")}</Chip> : null}
    </>
  );
}

/** The first lines of a slip, and how many more there are. */
function FirstNumbers({ row: { firstLines = [], lineCount = 0 } }: { row: OperatorPoyRow }) {
  const t = useConsoleWords("slips");
  const names = useConsoleWords("names");
  const lines = firstLines.map(({ option, number }) =>
    option ? `${number} ${names(`option.${option}`)}` : number,
  );
  const more = lineCount - lines.length;
  return [...lines, ...(more > 0 ? [t("moreLines", { n: more })] : [])].join(", ");
}
