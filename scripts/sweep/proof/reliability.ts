/** The newest figures of each part of the proof, kept in `docs/reliability.json`, and their table in the document. */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { inRoot, root } from "../../../tools/site/root.mjs";
import type { ProofPart } from "./part";

const figure = z.object({ what: z.string(), seen: z.string(), must: z.string(), holds: z.boolean() });
const measured = z.object({
  /** The commit whose code was measured; one with uncommitted changes ends with "+". */
  commit: z.string(),
  /** YYYY-MM-DD, UTC. */
  date: z.string(),
  seed: z.string(),
  minutes: z.number(),
  /** Where figures on databases come from. */
  databases: z.string(),
  figures: z.array(figure),
});
const document = z.record(z.string(), measured);

export type Measured = z.infer<typeof measured>;
type Figure = z.infer<typeof figure>;

const file = inRoot("docs/reliability.json");
const page = inRoot("docs/reliability.md");
const BEGIN = "<!-- figures: npm run sweep -- proof -->\n";
const END = "<!-- end of figures -->";

export const readMeasured = (): Record<string, Measured> =>
  document.parse(JSON.parse(readFileSync(file, "utf8")));

/** Keeps a part's figures in place of its former ones, and writes the document's table again. */
export function keepMeasured(parts: readonly ProofPart[], name: string, one: Measured): void {
  const all = { ...readMeasured(), [name]: one };
  const known = parts.flatMap((part) => (all[part.name] ? [[part.name, all[part.name]] as const] : []));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`);
  writeFileSync(page, withTable(readFileSync(page, "utf8"), tableOf(parts, Object.fromEntries(known))));
}

/** The document with another table of figures. */
export function withTable(text: string, table: string): string {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error("docs/reliability.md has lost the place of its figures");
  return `${text.slice(0, begin + BEGIN.length)}\n${table}\n${text.slice(end)}`;
}

/**
 * A row for each part, then one for each figure that is a quantity or does not hold. Figures that merely held are
 * counted: `docs/reliability.json` has all of them.
 */
export function tableOf(
  parts: readonly Pick<ProofPart, "name" | "shows">[],
  all: Readonly<Record<string, Measured | undefined>>,
): string {
  const summary = parts.map(({ name, shows }) => {
    const one = all[name];
    if (!one) return [name, shows, "never measured", ""];
    const held = one.figures.filter(({ holds }) => holds).length;
    const when = `${one.date}, ${one.commit}, seed ${one.seed}, ${one.databases}`;
    return [name, shows, `${held} of ${one.figures.length}`, when];
  });
  const rows = parts.flatMap(({ name }) =>
    (all[name]?.figures ?? [])
      .filter(isTold)
      .map(({ what, seen, must, holds }) => [
        name,
        what.replace(/mutants of (\d+) files that a test notices/, "$1 files"),
        holds ? withoutSurvivors(seen) : `**${seen}**`,
        withoutSurvivors(must),
      ]),
  );
  return [
    ...tableLines(["part", "shows", "figures that hold", "measured"], summary),
    "",
    ...tableLines(["part", "figure", "seen", "must be"], rows),
  ].join("\n");
}

/** A word such as "held", or all of what there was, tells nothing beyond the count of those that hold. */
const isTold = ({ seen, must, holds }: Figure): boolean =>
  !holds || (/\d/.test(seen) && !["0", "all", "found"].includes(must));

/** A figure of mutants that holds has a reason for each survivor: its row need not repeat that. */
const withoutSurvivors = (text: string): string => text.replace(/, (0|each) survivors?\b.*$/, "");

function tableLines(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ");
  return [line(head), head.map(() => "---").join("|"), ...rows.map(line)];
}

/** The commit that is checked out, with a "+" where the part's files differ from it. */
export function commitOf({ measures }: ProofPart): string {
  const short = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
  return isChangedSince("HEAD", measures) ? `${short}+` : short;
}

/** Whether what a part measures has changed since its figures; also where that commit is not known here. */
export const isOld = ({ measures }: ProofPart, { commit }: Measured): boolean =>
  commit.endsWith("+") || isChangedSince(commit, measures);

const isChangedSince = (commit: string, paths: readonly string[]): boolean =>
  spawnSync("git", ["diff", "--quiet", commit, "--", ...paths], { cwd: root }).status !== 0;
