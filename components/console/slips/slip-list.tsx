"use client";
import { useDeferredValue, useId, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Chip } from "@/components/ui/chip";
import type { OperatorPoyRow, PoySelection } from "@/lib/contract/operators/poys";
import { plainDigits } from "@/lib/domain/money/typed-amount";
import { poyOptions } from "@/lib/domain/poy/options";
import { exportCsv } from "@/stores/console/export-csv";
import { useAsk, useAskPages } from "@/stores/console/use-ask";
import { Button } from "../controls/button";
import { useRoundName } from "../fields/round-name";
import { Baht, MemberLink, RoundLink, SlipLink, When } from "../fields/values";
import type { Column } from "../list/column";
import filter from "../list/filter.module.css";
import { ChoiceFilter, TextFilter } from "../list/filters";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { useAddress } from "../list/use-address";
import { useConsoleWords } from "../words/console-words";
import { isNarrow, isSortable, slipGroups, slipSelection, slipSorts } from "./slip-selection";
import { SlipStatus, slipStatuses } from "./slip-status";

/** Slips by number, member, round, option and number, state and draw day. @param uuid one member's alone */
export function SlipList({ uuid }: { uuid?: string }) {
  const t = useConsoleWords("slips");
  const { get } = useAddress();
  const selection = slipSelection((name) => (uuid && name === "uuid" ? uuid : get(name)));
  const list = useAskPages("poys", "allOperatorPoys", selection);
  const columns = useSlipColumns({ hasMember: !uuid, isSortable: isSortable(selection) });
  const refused = [
    isSortable(selection) ? null : t("whyNoSort"),
    isNarrow(selection) ? null : t("whyNoOption"),
  ].filter((why) => why !== null);
  return (
    <>
      <ListBar onExport={() => exportCsv("poys", "allOperatorPoys", selection, "slips")}>
        <SlipFilters isOfOne={uuid !== undefined} selection={selection} />
      </ListBar>
      {refused.length > 0 ? <p style={{ color: "var(--muted)" }}>{refused.join(" ")}</p> : null}
      <RecordList
        label={t("title")}
        columns={columns}
        list={list}
        keyOf={({ poyId }) => poyId}
        hrefOf={hrefOf}
        empty={t("none")}
      />
    </>
  );
}

interface Shown {
  /** Not on a page of one member. */
  hasMember: boolean;
  /** Within a round or of a member the service orders slips by amount. */
  isSortable: boolean;
}

/** The columns of a list of slips. */
function useSlipColumns({ hasMember, isSortable }: Shown): readonly Column<OperatorPoyRow>[] {
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

const digits = (most: number) => (typed: string) => plainDigits(typed).replace(/\D/g, "").slice(0, most);
const onlyNo = digits(15);
const onlyNumber = digits(4);

interface SlipFiltersProps {
  /** The list is of one member's slips already. */
  isOfOne: boolean;
  selection: PoySelection;
}

/** What a list of slips is narrowed and ordered by; what the service refuses together is not offered. */
function SlipFilters({ isOfOne, selection }: SlipFiltersProps) {
  const t = useConsoleWords("slips");
  const names = useConsoleWords("names");
  return (
    <>
      <TextFilter name="poyNo" label={t("no")} clean={onlyNo} />
      {isOfOne ? null : <MemberFilter />}
      <TextFilter name="betId" label={t("roundId")} />
      <ChoiceFilter
        name="betGroup"
        label={t("market")}
        choices={slipGroups.map((group) => [group, names(`group.${group}`)] as const)}
      />
      <TextFilter name="number" label={t("number")} clean={onlyNumber} />
      {isNarrow(selection) ? (
        <ChoiceFilter
          name="option"
          label={t("option")}
          choices={poyOptions.map((option) => [option, names(`option.${option}`)] as const)}
        />
      ) : null}
      <ChoiceFilter
        name="status"
        label={t("status")}
        choices={slipStatuses.map((status) => [status, t(`status.${status}`)] as const)}
      />
      <TextFilter name="from" type="date" label={t("from")} />
      <TextFilter name="to" type="date" label={t("to")} />
      <ChoiceFilter
        name="sort"
        label={t("sort")}
        none={t("sort.newest")}
        choices={slipSorts
          .filter((sort) => sort === "oldest" || (sort !== "newest" && isSortable(selection)))
          .map((sort) => [sort, t(`sort.${sort}`)] as const)}
      />
    </>
  );
}

/** Narrows a list to one member, found by name or phone. */
function MemberFilter() {
  const t = useConsoleWords("slips");
  const list = useConsoleWords("list");
  const address = useAddress();
  const uuid = address.get("uuid");
  const { data: member } = useAsk("members", "oneMember", { uuid: uuid ?? "" }, { isNeeded: Boolean(uuid) });
  if (!uuid) return <MemberPicker onPick={(picked) => address.set({ uuid: picked })} />;
  const name = member?.uuid === uuid ? member.userName : uuid.slice(0, 8);
  return (
    <Button
      look="quiet"
      icon={<Icon name="close" size={18} />}
      onClick={() => address.set({ uuid: undefined })}
      aria-label={`${t("ofMember", { name })}, ${list("remove")}`}
    >
      {t("ofMember", { name })}
    </Button>
  );
}

/** Letters from which members are looked for. */
const LEAST = 2;

const textOf = ({ userName, phoneNumber }: { userName: string; phoneNumber: string | null }) =>
  phoneNumber ? `${userName} · ${phoneNumber}` : userName;

/** Picks a member by a part of their user name or phone number, from what the browser lists below the field. */
function MemberPicker({ onPick }: { onPick: (uuid: string) => void }) {
  const t = useConsoleWords("slips");
  const id = useId();
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const isNeeded = search.length >= LEAST;
  const { data } = useAsk("members", "allMembers", { search, limit: 8 }, { isNeeded });
  const found = isNeeded ? (data?.items ?? []) : [];
  const type = (text: string) => {
    setTyped(text);
    // A pick from the list fills in its whole text.
    const picked = found.find((member) => textOf(member) === text);
    if (picked) onPick(picked.uuid);
  };
  return (
    <label className={filter.filter}>
      <span>{t("member")}</span>
      <input
        list={id}
        value={typed}
        placeholder={t("typeMember")}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
      <datalist id={id}>
        {found.map((member) => (
          <option key={member.uuid} value={textOf(member)} />
        ))}
      </datalist>
    </label>
  );
}

const hrefOf = ({ poyId }: OperatorPoyRow) => `/operator/slips/${poyId}`;
