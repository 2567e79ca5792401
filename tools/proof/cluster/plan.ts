import { StartError } from "../../site/start-error.mjs";
import type { Row } from "./row";

/**
 * The rows that the words behind `npm run cluster --` name, in the order in which they run: the short ones where none is
 * named, with "long" all of them.
 * @throws StartError for a word that is no row
 */
export function rowsOf<One extends Pick<Row, "name" | "isLong">>(
  rows: readonly One[],
  words: readonly string[],
): readonly One[] {
  const names = rows.map(({ name }) => name);
  const unknown = words.find((word) => word !== "long" && !names.includes(word));
  if (unknown !== undefined) throw new StartError(`"${unknown}" is none of ${names.join(", ")}, long.`);
  if (words.includes("long")) return rows;
  return rows.filter(({ name, isLong }) => (words.length === 0 ? !isLong : words.includes(name)));
}
