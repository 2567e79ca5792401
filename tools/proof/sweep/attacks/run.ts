/** `tsx run.ts`: runs every attack on a site of its own; the exit code is the number that did harm. */
import { clearedStatus, renamedAccount } from "./accounts";
import { adjustments, splitAdjustments, typedRows, voidedAlone } from "./alone";
import { loneRound } from "./alone-in-a-round";
import type { Attack, Finding } from "./attack";
import { brokenInput, hugeBodies, unannouncedBodies, unknownKeys } from "./bodies";
import { soundBooks } from "./books";
import { deepBodies, keptOut, operatorOracle } from "./doors";
import { leavers } from "./ended-sessions";
import { exactAmounts } from "./exact-amounts";
import { absurdRows, manySlips, manyUploads } from "./floods";
import { cachedPages } from "./gate";
import { halfDay, putOffAlone, putOffByTwo, resultAtOnce } from "./late-bets";
import { borrowedToken, plantedCookies } from "./pages";
import { heardAfterwards, manySockets } from "./push";
import { heldPayouts, raisedRates } from "./rates";
import { manyAddresses, manyGuesses, manyLogins, usedUpCodes } from "./sign-in";
import { openStage } from "./stage";

const attacks: Attack[] = [
  ...[hugeBodies, unannouncedBodies, brokenInput, unknownKeys, deepBodies],
  ...[exactAmounts, typedRows, adjustments, splitAdjustments, voidedAlone, raisedRates, loneRound],
  ...[manyLogins, manyGuesses, usedUpCodes, manyAddresses, operatorOracle, keptOut, cachedPages],
  ...[heardAfterwards, manySockets, renamedAccount, clearedStatus, leavers],
  ...[manySlips, manyUploads, absurdRows, borrowedToken, plantedCookies],
  // Last, because they move the clock to the end of a round.
  ...[heldPayouts, resultAtOnce, putOffAlone, putOffByTwo, halfDay],
];

const harmful: string[] = [];
let count = 0;
const print = (line: string) => void process.stdout.write(`${line}\n`);

function tell(name: string, { harms, seen }: Finding): void {
  count += 1;
  const did = seen && ` (${seen})`;
  const isHarm = harms.length > 0;
  const line = isHarm ? `HARM   ${name}: ${harms.join("; ")}${did}` : `attack ${name}: held${did}`;
  if (isHarm) harmful.push(line);
  print(line);
}

/** An attack that could not run proves nothing, so it counts as failed. */
const tried = (attempt: Promise<Finding>): Promise<Finding> =>
  attempt.catch((error) => ({ harms: [`could not be tried: ${error.message}`], seen: "" }));

const named = process.argv.slice(2);
const stage = await openStage();
try {
  for (const { name, run } of attacks) {
    if (named.length > 0 && !named.some((word) => name.includes(word))) continue;
    tell(name, await tried(run(stage)));
    // Some attacks move the clock to where rounds take bets.
    await stage.setClock(null);
  }
  await stage.halt();
  tell("on the ledger, all of these together", await tried(soundBooks(stage.dataDir)));
} finally {
  await stage.stop();
}
// Repeated at the end, because the site's security log is between the lines above.
for (const line of harmful) print(line);
print(`attacks: ${count} tried, ${harmful.length} did harm`);
process.exitCode = harmful.length;
