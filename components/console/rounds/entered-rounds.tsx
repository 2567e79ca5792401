"use client";
import { Fault, isFaultCode } from "@/lib/contract/fault";
import type { HolidayRow } from "@/lib/contract/operators/rounds";
import { Facts } from "../page/facts";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";

interface Props {
  rows: readonly HolidayRow[];
  /** What a round that was done has become. */
  done: "holiday.done" | "calendar.done";
  /** Markets without a round, and what is said of each. */
  without?: readonly string[];
}

/** What became of each round that existed on an entered day. */
export function EnteredRounds({ rows, done, without = [] }: Props) {
  const t = useConsoleWords("rounds");
  const names = useConsoleWords("names");
  const outcome = ({ betId, state, fault }: HolidayRow) => {
    if (state === "refused" && fault && isFaultCode(fault))
      return <FaultText key={betId} fault={new Fault(fault)} />;
    return t(state === "done" ? done : `holiday.${state}`);
  };
  return (
    <div role="status">
      <Facts
        facts={[
          ...rows.map((row) => [`${names.code("market", row.betType)} ${row.betId}`, outcome(row)] as const),
          ...without.map((betType) => [names.code("market", betType), t("holiday.none")] as const),
        ]}
      />
    </div>
  );
}
