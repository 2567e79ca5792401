/**
 * Which tests run on the embedded database and on PostgreSQL in the same run, and why once is not enough. Everything
 * else says `oneDatabase` (the server where there is one), `embeddedAlone` (the box itself) or `serversAlone` (several
 * connections at once). Without a server all but the last run on PGlite, which is what `npm test` does by itself.
 */
export const onBothDatabases: Readonly<Record<string, string>> = {
  ...each("what SQL decides is held against TypeScript on each database that a site can have", [
    "tests/parity/commission.test.ts",
    "tests/parity/draw-seal.test.ts",
    "tests/parity/limit-span.test.ts",
    "tests/parity/line-refusal.test.ts",
    "tests/parity/loyalty.test.ts",
    "tests/parity/notification-recipients.test.ts",
    "tests/parity/payout.test.ts",
    "tests/parity/rank-prizes.test.ts",
    "tests/parity/rate.test.ts",
  ]),
  ...each("the code that opens, migrates and loses a connection differs by kind", [
    "tests/upstream/db/apply-functions.test.ts",
    "tests/upstream/db/busy.test.ts",
    "tests/upstream/db/call-function.test.ts",
    "tests/upstream/db/cut-connection.test.ts",
    "tests/upstream/db/first-start.test.ts",
    "tests/upstream/db/functions.test.ts",
    "tests/upstream/db/two-roles.test.ts",
  ]),
  ...each("a box in use is brought up as well as a server", ["tests/upstream/db/upgrade-release.test.ts"]),
  ...each("constraints and triggers are what keeps the books where a rule is wrong", [
    "tests/upstream/ledger/check-ledger.test.ts",
    "tests/upstream/ledger/immutable.test.ts",
  ]),
  ...each("the ways of money take turns on the embedded database's one connection", [
    "tests/upstream/deposits/fast-deposit.test.ts",
    "tests/upstream/http/idempotency.test.ts",
    "tests/upstream/poys/place-poy.test.ts",
    "tests/upstream/settlement/settle-round.test.ts",
    "tests/upstream/withdrawals/withdraw.test.ts",
    "tests/whole/slips-once.test.ts",
  ]),
};

function each(why: string, files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, why]));
}
