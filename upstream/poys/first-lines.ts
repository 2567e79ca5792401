/** The lines of slips as a list shows them: how many, and the first few with the winners in front. */
import { sql } from "drizzle-orm";
import type { PoyRow, PoyStatus } from "@/lib/contract/poys";
import { tierOf } from "@/lib/domain/four-digit/tiers";
import { firstLines, linesInList } from "@/lib/domain/poy/first-lines";
import { isPoyOption, poyOptions } from "@/lib/domain/poy/options";
import { winningNumbers } from "@/lib/domain/settlement/settlement";
import type { poy } from "../db/schema/poys";
import type { Tx } from "../db/tx";
import { type RoundRow, resultOf } from "../rounds/round-view";

type ListLines = Pick<PoyRow, "lineCount" | "firstLines">;
type ShownLine = NonNullable<PoyRow["firstLines"]>[number];

interface ListedSlip {
  slip: typeof poy.$inferSelect;
  round: RoundRow;
}

/** The same of a slip whose lines have been read. */
export function listLinesOf(
  lines: readonly { option?: string; number: string; outcome: string }[],
): ListLines {
  return { lineCount: lines.length, firstLines: firstLines(lines).map(shown) };
}

/** Of all slips of a page, in two statements. */
export async function listLinesOfAll(
  tx: Tx,
  slips: readonly ListedSlip[],
): Promise<ReadonlyMap<string, ListLines>> {
  const ofSets = slips.filter(({ round }) => round.betGroup === "set_4");
  const ofOptions = slips.filter(({ round }) => round.betGroup !== "set_4");
  return new Map([...(await optionLines(tx, ofOptions)), ...(await setLines(tx, ofSets))]);
}

/** The numbers that win are few, so the database marks them instead of sending every line. */
async function optionLines(tx: Tx, slips: readonly ListedSlip[]): Promise<[string, ListLines][]> {
  if (slips.length === 0) return [];
  const winners = slips.filter(({ slip }) => slip.status === "won").flatMap(winnersOf);
  const { rows } = await tx.execute<{
    poy_id: string;
    option: string;
    number: string;
    is_won: boolean;
    count: number;
  }>(sql`
    SELECT poy_id, option, number, is_won, count FROM (
      SELECT l.poy_id, l.option, l.number, w.number IS NOT NULL AS is_won,
        (count(*) OVER (PARTITION BY l.poy_id))::int AS count,
        row_number() OVER (PARTITION BY l.poy_id ORDER BY w.number IS NULL, l.seq) AS place
      FROM poy_line l
      LEFT JOIN unnest(${sql.param(winners.map(({ poyId }) => poyId))}::uuid[],
          ${sql.param(winners.map(({ option }) => option))}::text[],
          ${sql.param(winners.map(({ number }) => number))}::text[]) AS w (poy_id, option, number)
        ON w.poy_id = l.poy_id AND w.option = l.option AND w.number = l.number
      WHERE l.poy_id = ANY (${sql.param(slips.map(({ slip }) => slip.poyId))}::uuid[])
    ) placed WHERE place <= ${linesInList} ORDER BY poy_id, place`);
  const listed = new Map<string, ListLines>();
  for (const { poy_id, option, number, is_won, count } of rows) {
    const known = listed.get(poy_id)?.firstLines ?? [];
    const line = shown({ option, number, outcome: is_won ? "won" : "" });
    listed.set(poy_id, { lineCount: count, firstLines: [...known, line] });
  }
  return [...listed];
}

function winnersOf({ slip: { poyId }, round }: ListedSlip) {
  const { result } = resultOf(round);
  if (!result) return [];
  return poyOptions.flatMap((option) =>
    winningNumbers(result, option).map((number) => ({ poyId, option, number })),
  );
}

/** A slip of sets has few lines. */
async function setLines(tx: Tx, slips: readonly ListedSlip[]): Promise<[string, ListLines][]> {
  if (slips.length === 0) return [];
  const { rows } = await tx.execute<{ poy_id: string; number: string }>(sql`
    SELECT poy_id, number FROM set_line
    WHERE poy_id = ANY (${sql.param(slips.map(({ slip }) => slip.poyId))}::uuid[]) ORDER BY poy_id, seq`);
  return slips.map(({ slip: { poyId, status }, round }) => {
    const { result } = resultOf(round);
    const draw = (status as PoyStatus) === "won" && result && "draw4" in result ? result.draw4 : null;
    const lines = rows
      .filter((row) => row.poy_id === poyId)
      .map(({ number }) => ({ number, outcome: draw !== null && tierOf(number, draw) ? "won" : "" }));
    return [poyId, listLinesOf(lines)];
  });
}

function shown({ option, number, outcome }: { option?: string; number: string; outcome: string }): ShownLine {
  return {
    number,
    ...(option !== undefined && isPoyOption(option) ? { option } : {}),
    ...(outcome === "won" ? { isWon: true } : {}),
  };
}
