import { callName } from "@/lib/contract/endpoint";
import { type Fuzzed, fuzzedCalls, fuzzedShape, gotPastTheDoor } from "../../../../tests/support/fuzz/fuzzed";
import { runTests } from "../test-report";
import type { ProofPart } from "./part";
import { doneOf, endRun, progressEnv } from "./resume";

const BODIES = 500;
const ROLES = 3;

/** Lines of progress are named by database, call and round. */
const databaseOf = (key: string): string => key.split(" ")[0] ?? "";
const callOf = (key: string): string => key.split(" ")[1] ?? "";

/**
 * Each call with bodies drawn from its shape and with damaged ones, as a guest, a member and an operator of the rank
 * that it needs. An hour of work: `PROOF_MINUTES=10` takes a piece, and the next run goes on. On one database, the
 * server where there is one: how a call reads its input does not depend on it (`sweep -- trials` sends a few to both).
 */
export const fuzz: ProofPart = {
  name: "fuzz",
  shows: "each call answers as the contract says, whatever it is sent",
  measures: ["upstream", "lib/domain", "lib/contract", "tests/support/fuzz"],
  resumes: true,
  async run(seed) {
    const env = { ...progressEnv("fuzz"), SEED: seed, FUZZ_BODIES: String(BODIES), EVERY_DATABASE: "" };
    const tests = await runTests(["--project=trials", "tools/proof/trials/contract-fuzz.test.ts"], env);
    const database = process.env.TEST_DATABASE_URL ? "postgres" : "pglite";
    const done = [...doneOf("fuzz")]
      .filter(([key]) => databaseOf(key) === database)
      .map(([key, value]) => [key, fuzzedShape.parse(value)] as const);
    const all = fuzzedCalls.length * BODIES * 2 * ROLES;
    const sum = (of: (one: Fuzzed) => number) => done.reduce((total, [, one]) => total + of(one), 0);
    const sent = sum(({ messages }) => messages);
    const wrong = done.flatMap(([key, { wrong: found }]) => found.map((each) => `${key}: ${each}`));
    const past = new Set(done.filter(([, one]) => gotPastTheDoor(one)).map(([key]) => callOf(key)));
    const atTheDoor = fuzzedCalls.map(callName).filter((name) => !past.has(name));
    const ledger = tests.filter(({ title }) => title.includes("leaves a ledger that holds"));
    const isAll = sent >= all;
    if (isAll) endRun("fuzz");
    return [
      {
        what: `${fuzzedCalls.length} calls with ${BODIES} valid and ${BODIES} damaged bodies from each of ${ROLES} roles, on ${database}`,
        seen: `${sent} of ${all} messages`,
        must: "all",
        holds: isAll,
      },
      {
        what: "answers that are a 5xx, outside the contract, or tell what is not theirs",
        seen: wrong[0] ? `${wrong.length}, first: ${wrong[0].slice(0, 200)}` : "0",
        must: "0",
        holds: wrong.length === 0,
      },
      {
        what: "answers that did what was asked",
        seen: String(sum(({ outcomes }) => outcomes["200"] ?? 0)),
        must: "above 0",
        holds: sum(({ outcomes }) => outcomes["200"] ?? 0) > 0,
      },
      {
        what: "calls of which every answer refused the input or its sender",
        seen: atTheDoor.length === 0 ? "0" : atTheDoor.join(", ").slice(0, 200),
        must: "0",
        holds: atTheDoor.length === 0,
      },
      {
        what: "the ledger's laws after them",
        seen: ledger.every(({ passed }) => passed)
          ? "hold"
          : (ledger.find(({ passed }) => !passed)?.failure ?? ""),
        must: "to hold",
        holds: ledger.length === 1 && ledger.every(({ passed }) => passed),
      },
    ];
  },
};
