/** The table of `docs/own-upstream.md`, as the check of an upstream reads it. */
import { namesOf, screens } from "@/lib/contract/floor/screens";

const marks = /(<!-- screens: npm run screens:docs -->\n)[\s\S]*?(<!-- end of screens -->)/;

const cell = (keys: readonly string[]): string => keys.map((key) => `\`${key}\``).join(" · ") || "–";

/** A cell holds only so much: a screen with many calls has more rows. */
const CALLS_A_CELL = 8;

function rowsOf(screen: (typeof screens)[number]): string[] {
  const { needs, more } = screen;
  const count = Math.max(1, Math.ceil(needs.length / CALLS_A_CELL), Math.ceil(more.length / CALLS_A_CELL));
  return Array.from({ length: count }, (_, at) => {
    const part = (keys: readonly string[]) => keys.slice(at * CALLS_A_CELL, (at + 1) * CALLS_A_CELL);
    const name = at === 0 ? namesOf(screen).join(", ") : "the same";
    return `${name} | ${cell(part(needs))} | ${cell(part(more))}`;
  });
}

/** The document with its table anew. @throws Error for one without the marks */
export function withScreens(document: string): string {
  if (!marks.test(document)) throw new Error("no marks for the table of screens");
  const table = ["screen | calls of the spec | can use", "---|---|---", ...screens.flatMap(rowsOf)].join(
    "\n",
  );
  return document.replace(marks, (_, before: string, after: string) => `${before}\n${table}\n\n${after}`);
}
