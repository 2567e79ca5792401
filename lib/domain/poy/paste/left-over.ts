import type { Answers, Choice } from "./ambiguities";
import { listPrefix } from "./asides";
import { placeOf, plainOf } from "./characters";
import { type Pasted, readPaste } from "./paste";

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
  let isUnderPrice = false;
  for (const [at, { text, mark, priceRow, isPriceAbove }] of rows.entries()) {
    const plain = plainOf(text);
    const prefix = listPrefix(plain.text, next);
    next = prefix.next;
    if (mark === "heading" && !isPriceAbove) {
      left.push(...(isUnderPrice && withoutPrice.length > 0 ? GAP : []), ...withoutPrice);
      withoutPrice = [];
      isUnderPrice = false;
      heading = text;
    }
    if (!stays.has(at)) continue;
    isUnderPrice ||= isPriceAbove === true;
    if (heading !== null) left.push(heading);
    heading = null;
    const line = prefix.length === 0 ? text : text.slice(placeOf(plain, prefix.length)).trimStart();
    (priceRow === null ? withoutPrice : left).push(line);
  }
  return [...left, ...(isUnderPrice && withoutPrice.length > 0 ? GAP : []), ...withoutPrice].join("\n");
}

/** What stands behind two blank lines takes no price from above them. */
const GAP = ["", ""];

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
