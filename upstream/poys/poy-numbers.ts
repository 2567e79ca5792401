/**
 * The numbers of a page's slips where the planner, which knows no correlation of slip and round or line, would read
 * most slips there are: slips of past days, of a small market, with a number.
 */
import { and, type SQL, sql } from "drizzle-orm";
import { serialOf } from "../db/row-ids";
import { poy } from "../db/schema/poys";
import { round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { hasLineEach, ofRounds, ofSlips, type Search, slipsOfLine } from "./poy-selection";

/** What is looked up one by one, in some microseconds each. */
export const MOST_ONE_BY_ONE = {
  /** Rounds of a search by days */
  roundsOfDays: 30_000,
  /** Without days: a group of more rounds has slips all the time, and is soon found among all slips. */
  rounds: 2_000,
  /** Slips with a number: more are soon found among all slips. */
  lines: 7_000,
};

/**
 * Numbers of up to so many slips in the search's order; null where the search is better made as it is.
 * @param most other limits find the same slips in another way
 */
export async function pageNumbers(
  tx: Tx,
  search: Search,
  rows: number,
  most = MOST_ONE_BY_ONE,
): Promise<number[] | null> {
  const { poyNo, uuid, betId, sort = "newest" } = search;
  const isNarrow = poyNo !== undefined || uuid !== undefined || betId !== undefined;
  if (isNarrow || sort === "stake" || sort === "win") return null;
  const way = await wayOf(tx, search, most);
  if (!way) return null;
  const { rows: page } = await tx.execute<{ no: string }>(way(search, rows));
  return page.map(({ no }) => Number(no));
}

type Way = (search: Search, rows: number) => SQL;

async function wayOf(tx: Tx, search: Search, most: typeof MOST_ONE_BY_ONE): Promise<Way | null> {
  const lines = slipsOfLine(search);
  if (lines && !(await hasMore(tx, lines, most.lines))) return byLine;
  const rounds = ofRounds(search);
  const hasDays = search.startedDate !== undefined || search.endedDate !== undefined;
  const mostRounds = hasDays ? most.roundsOfDays : most.rounds;
  if (rounds && !(await hasMore(tx, sql`SELECT FROM ${round} WHERE ${rounds}`, mostRounds))) return byRound;
  return lines ? amongAll : null;
}

async function hasMore(tx: Tx, rows: SQL, most: number): Promise<boolean> {
  return (await tx.execute(sql`SELECT 1 FROM (${rows} OFFSET ${most} LIMIT 1) beyond`)).rows.length > 0;
}

/** The order of numbers, and the condition that they are behind the cursor. */
function orderOf({ sort, cursor }: Search): { direction: SQL; after: SQL | undefined } {
  const isOldest = sort === "oldest";
  const beyond = isOldest ? sql`>` : sql`<`;
  return {
    direction: isOldest ? sql`ASC` : sql`DESC`,
    after: cursor ? sql`${poy.poyNo} ${beyond} ${serialOf(cursor)}` : undefined,
  };
}

/** Each slip with the line is looked up by its id. */
function byLine(search: Search, rows: number): SQL {
  const { direction, after } = orderOf(search);
  const rounds = ofRounds(search) && sql`JOIN ${round} ON ${round.betId} = ${poy.betId}`;
  return sql`
    SELECT found.no FROM (SELECT DISTINCT poy_id FROM (${slipsOfLine(search)}) line) lined
    CROSS JOIN LATERAL (
      SELECT ${poy.poyNo} AS no FROM ${poy} ${rounds ?? sql``}
      WHERE ${and(sql`${poy.poyId} = lined.poy_id`, ofSlips(search), ofRounds(search), after)} OFFSET 0
    ) found
    ORDER BY found.no ${direction} LIMIT ${rows}`;
}

/** A page's slips are in as many rounds at most as it has rows: those whose first slips come first. */
function byRound(search: Search, rows: number): SQL {
  const { direction, after } = orderOf(search);
  const first = (betId: SQL, limit: number) => sql`
    SELECT ${poy.poyNo} AS no FROM ${poy}
    WHERE ${and(sql`${poy.betId} = ${betId}`, ofSlips(search), hasLineEach(search), after)}
    ORDER BY ${poy.poyNo} ${direction} LIMIT ${limit}`;
  return sql`
    SELECT found.no FROM (
      SELECT ${round.betId} AS bet_id FROM ${round}
      CROSS JOIN LATERAL (${first(sql`${round.betId}`, 1)}) edge
      WHERE ${ofRounds(search)} ORDER BY edge.no ${direction} LIMIT ${rows}
    ) nearest
    CROSS JOIN LATERAL (${first(sql`nearest.bet_id`, rows)}) found
    ORDER BY found.no ${direction} LIMIT ${rows}`;
}

/** A line that many slips have: read in order until the page is full. */
function amongAll(search: Search, rows: number): SQL {
  const { direction, after } = orderOf(search);
  return sql`
    SELECT ${poy.poyNo} AS no FROM ${poy} JOIN ${round} ON ${round.betId} = ${poy.betId}
    WHERE ${and(ofSlips(search), ofRounds(search), hasLineEach(search), after)}
    ORDER BY ${poy.poyNo} ${direction} LIMIT ${rows}`;
}
