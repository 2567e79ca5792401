/** Groups of rules and of SQL functions: what their mutants came to, and whether that is enough. */
import { postgresAnswer } from "../../site/postgres.mjs";
import { ruleGroups, testsOf } from "./groups";
import { judgeModule } from "./judge-module";
import type { Judged } from "./mutant";
import { serviceGroups, testsOfService } from "./services";
import { judgeFunction } from "./sql/judge-function";
import { fileOfFunction, functionGroups } from "./sql/nearest";
import { openWarmDatabase } from "./sql/warm-database";
import { openWarmTests } from "./sql/warm-tests";
import { type Outcome, outcomeOf, readSurvivors } from "./survivors";

export interface Group {
  readonly name: string;
  /** The share of mutants that have to be killed. */
  readonly leastPercent: number;
  readonly files: readonly string[];
  readonly judge: (file: string, isTimeUp: () => boolean) => Promise<Judged>;
}

const LEAST_OF_UPSTREAM = 80;

/** Rules first, then functions, whose groups begin with `sql-`. */
export const groups: readonly Group[] = [
  ...ruleGroups.map((group) => ({
    ...group,
    judge: (file: string, isTimeUp: () => boolean) =>
      judgeModule(file, testsOf(group, file), "rules", isTimeUp),
  })),
  ...functionGroups.map(({ name, parts }) => ({
    name: `sql-${name}`,
    leastPercent: LEAST_OF_UPSTREAM,
    files: parts.flatMap(({ functions }) => functions.map(fileOfFunction)),
    judge: (file: string, isTimeUp: () => boolean) => judgeFunction(file, benches, isTimeUp),
  })),
];

/** The service around the functions, whose mutants take hours: tried by name only. Their groups begin with `service-`. */
export const groupsByName: readonly Group[] = serviceGroups.map(({ name, parts }) => ({
  name: `service-${name}`,
  leastPercent: LEAST_OF_UPSTREAM,
  files: parts.flatMap(({ files }) => files),
  judge: async (file, isTimeUp) => {
    await serverUrl();
    return judgeModule(file, testsOfService(file), "services", isTimeUp);
  },
}));

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

/** Locks show only on a server, and its templates take a function within milliseconds: tests leave PGlite out. */
async function serverUrl(): Promise<string> {
  const reason = await postgresAnswer(process.env.TEST_DATABASE_URL);
  if (reason) throw new Error(`mutants of the upstream need a PostgreSQL server: ${reason}`);
  Object.assign(process.env, { ONLY_POSTGRES: "1", REQUIRE_POSTGRES: "1" });
  return process.env.TEST_DATABASE_URL ?? "";
}

/** Drops the databases that were made for mutants. */
export async function closeBenches(): Promise<void> {
  await (await opened.database)?.close();
  await (await opened.tests)?.close();
}

export interface Measured extends Outcome {
  readonly percent: number;
  readonly isEnough: boolean;
}

/**
 * Judges the files of a group, or some of them.
 * @param tell is called after each file
 */
export async function measure(
  group: Group,
  isTimeUp: () => boolean,
  tell: (file: string, outcome: Outcome) => void,
  files = group.files,
): Promise<Measured> {
  const known = readSurvivors();
  const judged: Judged[] = [];
  for (const file of files) {
    const one = await group.judge(file, isTimeUp);
    tell(file, outcomeOf([one], known));
    judged.push(one);
  }
  const outcome = outcomeOf(judged, known);
  const percent = outcome.tried === 0 ? 100 : Math.floor((outcome.killed / outcome.tried) * 1000) / 10;
  const isEnough =
    percent >= group.leastPercent && outcome.unknown.length === 0 && outcome.unfinished.length === 0;
  return { ...outcome, percent, isEnough };
}

/** PROOF_MINUTES ends a run, and the next one goes on: true from then on. */
export function deadline(): () => boolean {
  const minutes = Number(process.env.PROOF_MINUTES) || Number.POSITIVE_INFINITY;
  const endMs = Date.now() + minutes * 60_000;
  return () => Date.now() >= endMs;
}
