"use client";
import type { PoySelection } from "@/lib/contract/operators/poys";
import { plainDigits } from "@/lib/domain/money/typed-amount";
import { poyOptions } from "@/lib/domain/poy/options";
import { ChoiceFilter } from "../list/choice-filter";
import { TextFilter } from "../list/text-filter";
import { useConsoleWords } from "../words/console-words";
import { MemberFilter } from "./member-filter";
import { isNarrow, isSortable, slipGroups, slipSorts } from "./slip-selection";
import { slipStatuses } from "./slip-status";

const digits = (most: number) => (typed: string) => plainDigits(typed).replace(/\D/g, "").slice(0, most);
const onlyNo = digits(15);
const onlyNumber = digits(4);

interface Props {
  /** The list is of one member's slips already. */
  isOfOne: boolean;
  selection: PoySelection;
}

/** What a list of slips is narrowed and ordered by; what the service refuses together is not offered. */
export function SlipFilters({ isOfOne, selection }: Props) {
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
