/** Calls the functions of `functions/` by name, with named arguments: one statement, one round trip. */
import { type Tx, UNNAMED } from "./tx";

interface ValueOf {
  uuid: string;
  text: string;
  integer: number;
  bigint: number;
  "text[]": readonly string[];
  "integer[]": readonly (number | null)[];
  "bigint[]": readonly number[];
}
type Signature = Readonly<Record<string, keyof ValueOf>>;

/** The parameters of each function that the service calls, in order; `betId` is `p_bet_id` in SQL. */
export const signatures = {
  abort_poy: { member: "uuid", poyId: "uuid", leadMs: "bigint", mostADay: "integer" },
  announce_poys: { betId: "text" },
  begin_settlement: { betId: "text", options: "text[]", numbers: "text[]" },
  be_present: { awayMs: "bigint" },
  end_losers: { betId: "text", after: "bigint", most: "integer" },
  end_settlement: { betId: "text" },
  lock_round: { betId: "text" },
  money_of: { member: "uuid" },
  open_ying_draws: {
    betTypes: "text[]",
    rules: "text[]",
    steps: "integer[]",
    resultAfterMs: "bigint[]",
    beaconChain: "text",
    genesisMs: "bigint",
    periodMs: "bigint",
    beaconAfterMs: "bigint",
  },
  pay_round_rewards: { betId: "text", kind: "text", perMille: "bigint", satangPerPoint: "bigint" },
  pay_winners: {
    betId: "text",
    kind: "text",
    after: "bigint",
    most: "integer",
    numbers: "text[]",
    prizes: "bigint[]",
  },
  place_poy: {
    member: "uuid",
    betId: "text",
    key: "text",
    bodyHash: "text",
    note: "text",
    kind: "text",
    refs: "text[]",
    adds: "integer[]",
    options: "text[]",
    numbers: "text[]",
    prices: "bigint[]",
    multiplies: "integer[]",
  },
  place_poys: {
    betId: "text",
    kind: "text",
    members: "text[]",
    keys: "text[]",
    bodyHashes: "text[]",
    notes: "text[]",
    sizes: "integer[]",
    refs: "text[]",
    adds: "integer[]",
    options: "text[]",
    numbers: "text[]",
    prices: "bigint[]",
    multiplies: "integer[]",
  },
  place_sets: {
    member: "uuid",
    betId: "text",
    betName: "text",
    key: "text",
    bodyHash: "text",
    kind: "text",
    numbers: "text[]",
    sets: "integer[]",
    price: "bigint",
    quota: "integer",
  },
  post_movement: { kind: "text", ref: "text", reason: "text", accounts: "bigint[]", amounts: "bigint[]" },
  rank_prizes_due: {
    betId: "text",
    ranks: "integer[]",
    mosts: "bigint[]",
    stakeMin: "bigint",
    peopleMin: "integer",
    perMille: "bigint",
  },
  refuse_deposit: { member: "uuid", amount: "bigint" },
  shoot: { member: "uuid", betId: "text", key: "text", number: "text", alias: "text", coolDownMs: "bigint" },
  sum_rounds: { most: "integer" },
  sum_turnover: { member: "uuid", most: "integer" },
  void_missed_rounds: { graceMs: "bigint", reason: "text" },
  void_round: { betId: "text", reason: "text" },
} as const satisfies Record<string, Signature>;

type Name = keyof typeof signatures;
type Arguments<Of extends Signature> = { [Parameter in keyof Of]: ValueOf[Of[Parameter]] | null };

/** A parameter's name in SQL: `betId` is `p_bet_id`. */
export const parameterName = (name: string) =>
  `p_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

/** A function's statement with a number for each parameter, in the signature's order. */
const statementOf = (name: string, signature: Signature) => ({
  parameters: Object.keys(signature),
  text: `SELECT ${name}(${Object.entries(signature)
    .map(([parameter, type], at) => `${parameterName(parameter)} => $${at + 1}::${type}`)
    .join(", ")}) AS result`,
});

const statements = Object.fromEntries(
  Object.entries<Signature>(signatures).map(([name, signature]) => [name, statementOf(name, signature)]),
) as Readonly<Record<Name, ReturnType<typeof statementOf>>>;

interface Answer<Result> {
  execute: { rows: { result: Result }[] };
  all: unknown;
  values: unknown;
}

/** Calls a function and returns its result as the type that the caller names. */
export async function callFunction<Called extends Name, Result>(
  tx: Tx,
  name: Called,
  given: Arguments<(typeof signatures)[Called]>,
): Promise<Result> {
  const { text, parameters } = statements[name];
  const values: Readonly<Record<string, unknown>> = given;
  const query = { sql: text, params: parameters.map((parameter) => values[parameter]) };
  const { rows } = await tx._.session
    .prepareQuery<Answer<Result>>(query, undefined, UNNAMED, false)
    .execute();
  const [row] = rows;
  if (!row) throw new Error(`${name} answered no row`);
  return row.result;
}
