/** Groups of rules and of SQL functions: what their mutants came to, and whether that is enough. */
import { postgresAnswer } from "../../tools/site/postgres.mjs";
import { judgeRule } from "./domain";
import { ruleGroups, testsOf } from "./groups";
import type { JudgedFile } from "./mutant";
import { judgeFunction } from "./sql/judge-function";
import { functionGroups } from "./sql/nearest";
import { openWarmDatabase } from "./sql/warm-database";
import { openWarmTests } from "./sql/warm-tests";
import { type Outcome, outcomeOf, readSurvivors } from "./survivors";

export interface Group {
  readonly name: string;
  /** The share of mutants that have to be killed; null: tried by name only, and held to nothing. */
  readonly leastPercent: number | null;
  readonly files: readonly string[];
  readonly judge: (file: string) => Promise<JudgedFile>;
}

/** Rules first, then functions, whose groups begin with `sql-`. */
export const groups: readonly Group[] = [
  ...ruleGroups.map((group) => ({
    ...group,
    judge: (file: string) => judgeRule(file, testsOf(group, file)),
  })),
  ...functionGroups.map(({ name, leastPercent, functions }) => ({
    name: `sql-${name}`,
    leastPercent,
    files: Object.keys(functions).map((one) => `upstream/db/functions/${one.replaceAll("_", "-")}.sql`),
    judge: (file: string) => judgeFunction(file, benches),
  })),
];

const opened: { database?: ReturnType<typeof openWarmDatabase>; tests?: ReturnType<typeof openWarmTests> } =
  {};
const benches = {
  cases: async () => {
    opened.database ??= openWarmDatabase(await serverUrl());
    return opened.database;
  },
  tests: async () => {
    await serverUrl();
    opened.tests ??= openWarmTests();
    return opened.tests;
  },
};

async function serverUrl(): Promise<string> {
  const reason = await postgresAnswer(process.env.TEST_DATABASE_URL);
  if (reason) throw new Error(`mutants of SQL functions need a PostgreSQL server: ${reason}`);
  return process.env.TEST_DATABASE_URL ?? "";
}

/** Drops the databases that were made for mutants. */
export async function closeBenches(): Promise<void> {
  await (await opened.database)?.close();
  await (await opened.tests)?.close();
}

export interface Measured extends Outcome {
  readonly group: Group;
  readonly percent: number;
  readonly isEnough: boolean;
}

/**
 * Judges the files of a group, or some of them.
 * @param told is called after each file
 */
export async function measure(
  group: Group,
  told: (file: string, outcome: Outcome) => void,
  files = group.files,
): Promise<Measured> {
  const known = readSurvivors();
  const judged: JudgedFile[] = [];
  for (const file of files) {
    const one = await group.judge(file);
    told(file, outcomeOf([one], known));
    judged.push(one);
  }
  const outcome = outcomeOf(judged, known);
  const percent = outcome.tried === 0 ? 100 : Math.floor((outcome.killed / outcome.tried) * 1000) / 10;
  const { leastPercent } = group;
  return {
    ...outcome,
    group,
    percent,
    isEnough: leastPercent === null || (percent >= leastPercent && outcome.unknown.length === 0),
  };
}
