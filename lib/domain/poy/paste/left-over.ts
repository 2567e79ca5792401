import type { Answers, Choice } from "./ambiguities";
import { type Pasted, readPaste } from "./paste";
import { withoutListPrefix } from "./phrases";

/**
 * The text that is left when a paste's bets are on the slip: lines that were not parsed or still ask, and lines none of
 * whose bets had room, each under the heading that it stood under and with the price that stood below it. Empty when
 * nothing is left. Read again, it says no more than it did: without the lines between them, numbers that no price
 * followed would take the next one, so that they stand last under their heading, and a list number would be a bet.
 */
export function leftOver(
  { rows, bets }: Pick<Pasted, "rows" | "bets">,
  added: ReadonlySet<Pasted["bets"][number]>,
): string {
  const had = new Set(bets.map(({ row }) => row));
  const hasAdded = new Set(bets.filter((bet) => added.has(bet)).map(({ row }) => row));
  const stays = new Set<number | null>();
  for (const [at, { mark, priceRow = null }] of rows.entries()) {
    if (mark !== "asks" && mark !== "unread" && (!had.has(at) || hasAdded.has(at))) continue;
    stays.add(at);
    stays.add(priceRow);
  }
  const left: string[] = [];
  let withoutPrice: string[] = [];
  let heading: string | null = null;
  let next = 1;
  for (const [at, { text, mark, priceRow }] of rows.entries()) {
    const stripped = withoutListPrefix(text, next);
    next = stripped.next;
    if (mark === "heading") {
      left.push(...withoutPrice);
      withoutPrice = [];
      heading = text;
    }
    if (!stays.has(at)) continue;
    if (heading !== null) left.push(heading);
    heading = null;
    const line = stripped.line === text ? text : stripped.line.trimStart();
    (priceRow === null ? withoutPrice : left).push(line);
  }
  return [...left, ...withoutPrice].join("\n");
}

/** The answers that a text still needs: the same number in a later slip may mean something else. */
export function answersWithin(text: string, answers: Answers): Answers {
  const given = new Map(Object.entries(answers));
  const kept: Record<string, Choice> = {};
  // An answered line may have another question behind the first.
  for (let isNew = true; isNew; ) {
    isNew = false;
    const keys = readPaste(text, kept).rows.flatMap(({ ask }) => ask?.keys ?? []);
    for (const key of keys) {
      const answer = given.get(key);
      if (answer === undefined || kept[key] !== undefined) continue;
      kept[key] = answer;
      isNew = true;
    }
  }
  return kept;
}
