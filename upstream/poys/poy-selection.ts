/** Conditions of operators' search for slips. */
import { and, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import type { BodyOf } from "@/lib/contract/endpoint";
import type { allOperatorPoys } from "@/lib/contract/operators/poys";
import { setLine } from "../db/schema/lotteries";
import { poy, poyLine } from "../db/schema/poys";
import { round } from "../db/schema/rounds";

export type Search = BodyOf<typeof allOperatorPoys>;

const DIGITS_OF_SETS = 4;

/** The whole search, over slips and their rounds. */
export const selection = (search: Search): SQL | undefined =>
  and(ofSlips(search), ofRounds(search), hasLine(search));

/** What slips themselves decide. */
export const ofSlips = ({ poyNo, uuid, betId, status }: Search): SQL | undefined =>
  and(
    poyNo ? eq(poy.poyNo, poyNo) : undefined,
    uuid ? eq(poy.member, uuid) : undefined,
    betId ? eq(poy.betId, betId) : undefined,
    status ? eq(poy.status, status) : undefined,
  );

/** What their rounds decide. */
export const ofRounds = ({ betGroup, betType, startedDate, endedDate }: Search): SQL | undefined =>
  and(
    betGroup ? eq(round.betGroup, betGroup) : undefined,
    betType ? eq(round.betType, betType) : undefined,
    startedDate ? gte(round.serviceDate, startedDate) : undefined,
    endedDate ? lte(round.serviceDate, endedDate) : undefined,
  );

/** The ids of slips with a line of the searched option and number. Only sets have four digits, and no option. */
export function slipsOfLine({ option, number }: Search): SQL | undefined {
  if (!option && !number) return undefined;
  if (number?.length === DIGITS_OF_SETS && !option)
    return sql`SELECT ${setLine.poyId} AS poy_id FROM ${setLine} WHERE ${setLine.number} = ${number}`;
  const line = and(
    number ? eq(poyLine.number, number) : undefined,
    option ? eq(poyLine.option, option) : undefined,
  );
  return sql`SELECT ${poyLine.poyId} AS poy_id FROM ${poyLine} WHERE ${line}`;
}

function hasLine(search: Search): SQL | undefined {
  const slips = slipsOfLine(search);
  return slips && sql`${poy.poyId} IN (${slips})`;
}

/** The same, asked of one slip after the other: for lines that so many slips have that a page is soon full. */
export function hasLineEach(search: Search): SQL | undefined {
  const slips = slipsOfLine(search);
  // Without OFFSET the planner would join all slips with all lines.
  return slips && sql`EXISTS (SELECT FROM (${slips}) line WHERE line.poy_id = ${poy.poyId} OFFSET 0)`;
}
