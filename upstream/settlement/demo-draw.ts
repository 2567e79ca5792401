import { createHmac, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { isFault } from "@/lib/contract/fault";
import type { RoundResult } from "@/lib/contract/results";
import { epochMs } from "@/lib/domain/time/time";
import { boxFact } from "../db/schema/operators";
import type { Tx } from "../db/tx";
import { awaitsResult, setResult } from "./set-result";

const SEED = "demo-draw-seed";

/**
 * Draws a labelled result for a round without one, so that rounds end while nobody operates the site. The figures
 * depend on the stored seed and the round only, never on the bets. A round with a result is left unchanged. Returns
 * when to try again if its figure does not exist yet.
 */
export async function drawDemo(tx: Tx, betId: string, now: number): Promise<Date | undefined> {
  const row = await awaitsResult(tx, betId, now).catch((error: unknown) => {
    if (isFault(error, "result-too-early")) return new Date(epochMs(error.details?.from ?? ""));
    if (isFault(error)) return null;
    throw error;
  });
  if (row instanceof Date) return row;
  if (row && row.betGroup !== "yeekee")
    await setResult(tx, row, demoResult(await demoSeed(tx), betId, row.betGroup), "demo", now);
}

/** A round's figures from the stored seed. */
export function demoResult(seed: string, betId: string, betGroup: string): RoundResult {
  const figure = (label: string, digits: number) => {
    const bytes = createHmac("sha256", seed).update(`${betId}|${label}`).digest();
    return String(bytes.readBigUInt64BE() % 10n ** BigInt(digits)).padStart(digits, "0");
  };
  if (betGroup === "set_4") return { draw4: figure("draw4", 4) };
  if (betGroup !== "gov") return { top3: figure("top3", 3), bottom2: figure("bottom2", 2) };
  return {
    first: figure("first", 6),
    front3: [figure("front3-1", 3), figure("front3-2", 3)],
    back3: [figure("back3-1", 3), figure("back3-2", 3)],
    back2: figure("back2", 2),
  };
}

/** The secret of this database that its demo results follow from; made when it is first needed. */
export async function demoSeed(tx: Tx): Promise<string> {
  await tx
    .insert(boxFact)
    .values({ key: SEED, value: randomBytes(32).toString("hex") })
    .onConflictDoNothing();
  const [row] = await tx.select().from(boxFact).where(eq(boxFact.key, SEED));
  if (!row) throw new Error("no demo seed");
  return row.value;
}
