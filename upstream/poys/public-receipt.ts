/** Public receipts: the code of a slip, the member's switch, and the slip as anyone reads it by its code. */
import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import type { PublicReceipt } from "@/lib/contract/poys";
import { oneReceipt, type Receipt, switchReceipt } from "@/lib/contract/receipts";
import { receiptCodeOf } from "@/lib/domain/poy/receipt-code";
import { poy, poyReceipt } from "../db/schema/poys";
import { round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { consumeLimit } from "../http/rate-limit";
import { linesOf, poyRowOf } from "./poy-view";

const columns = { code: poyReceipt.code, isPublic: poyReceipt.isPublic };
const newCode = () => receiptCodeOf(randomBytes(16));

/** The slip's receipt, made now where it has none. Of two that make it at once both get the one that is stored. */
export async function issueReceipt(tx: Tx, poyId: string): Promise<PublicReceipt> {
  const [made] = await tx
    .insert(poyReceipt)
    .values({ poyId, code: newCode() })
    .onConflictDoNothing({ target: poyReceipt.poyId })
    .returning(columns);
  if (made) return made;
  const [stored] = await tx.select(columns).from(poyReceipt).where(eq(poyReceipt.poyId, poyId));
  if (!stored) throw new Error(`slip ${poyId} has no receipt after making one`);
  return stored;
}

export const receiptCalls = [
  defineHandler(switchReceipt, async ({ tx, caller }, { body: { poyId, isPublic } }) => {
    const own = and(eq(poy.poyId, poyId), eq(poy.member, caller.uuid));
    const [slip] = await tx.select({ poyId: poy.poyId }).from(poy).where(own);
    if (!slip) throw new Fault("not-found");
    const [stored] = await tx
      .insert(poyReceipt)
      .values({ poyId, code: newCode(), isPublic })
      .onConflictDoUpdate({ target: poyReceipt.poyId, set: { isPublic } })
      .returning(columns);
    if (!stored) throw new Error(`slip ${poyId} has no receipt after switching it`);
    return stored;
  }),

  defineHandler(oneReceipt, ({ tx }, { query }) => receiptBy(tx, query.code), {
    preCheck: ({ origin }) => consumeLimit("receipt", origin.address),
  }),
];

/** Names each fact that is published, so that a new one of slips stays private. */
async function receiptBy(tx: Tx, code: string): Promise<Receipt> {
  const [row] = await tx
    .select({ slip: poy, round })
    .from(poyReceipt)
    .innerJoin(poy, eq(poy.poyId, poyReceipt.poyId))
    .innerJoin(round, eq(round.betId, poy.betId))
    .where(and(eq(poyReceipt.code, code), eq(poyReceipt.isPublic, true)));
  if (!row) throw new Fault("not-found");
  const { poyListJson, setListJson } = await linesOf(tx, row);
  const { betId, betGroup, betType, betName, roundName, dt, createdAt, total, win, status, ...more } =
    poyRowOf(row.slip, row.round);
  const { isBeingChecked, result, demo } = more;
  return {
    ...{ betId, betGroup, betType, betName, roundName, dt, createdAt, total, win, status },
    ...{ isBeingChecked, result, demo },
    lines: poyListJson.map(({ option, number, price, multiply, outcome, win: paid }) => ({
      ...{ option, number, price, multiply, outcome, win: paid },
    })),
    ...(setListJson && { sets: setListJson }),
  };
}
