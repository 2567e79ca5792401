import { exists, type SQLWrapper, sql } from "drizzle-orm";
import { nowMs } from "./clock/now";
import type { Tx } from "./db/tx";
import { overdueDeposits } from "./deposits/end-deposit";
import { unconfirmedCoins } from "./deposits/ingest-coin-transfer";
import { forgottenRounds } from "./partners/close-forgotten";
import { roundsForDemoShots } from "./yeekee/demo-shooters";
import { unsealedRounds } from "./yeekee/draws";
import { missedFreezes } from "./yeekee/freeze-shots";

/** The parts of a tick that have something to do, by the conditions that the parts themselves work with. */
export interface DueWork {
  /** The service's clock, epoch ms */
  now: number;
  deposits: boolean;
  coins: boolean;
  gameRounds: boolean;
  draws: boolean;
  demoShots: boolean;
  missedRounds: boolean;
}

/**
 * Looks for all parts at once: most ticks find nothing, and would otherwise begin and commit a transaction for each
 * part, twice a second, on every process.
 */
export async function dueWork(tx: Tx): Promise<DueWork> {
  const now = await nowMs(tx);
  const looks: Record<Exclude<keyof DueWork, "now">, SQLWrapper> = {
    deposits: exists(overdueDeposits(tx, now)),
    coins: exists(unconfirmedCoins(tx, now)),
    gameRounds: exists(forgottenRounds(tx)),
    draws: exists(unsealedRounds(tx, now)),
    demoShots: sql`exists (${roundsForDemoShots(now)})`,
    missedRounds: exists(missedFreezes(tx, now)),
  };
  const columns = Object.entries(looks).map(([name, look]) => sql`${look} AS ${sql.identifier(name)}`);
  const { rows } = await tx.execute<Omit<DueWork, "now"> & Record<string, boolean>>(
    sql`SELECT ${sql.join(columns, sql`, `)}`,
  );
  const [row] = rows;
  if (!row) throw new Error("the database answered without a row");
  return { ...row, now };
}
