import { eq, sql } from "drizzle-orm";
import { type BodyOf, callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { acceptBreak, type BrokenLaw } from "@/lib/contract/operators/ledger";
import { bangkokIso } from "@/lib/domain/time/time";
import type { Act } from "../approvals/act";
import { propose } from "../approvals/propose";
import { writeAudit } from "../audit/audit";
import { serialOf } from "../db/row-ids";
import { ledgerBreak } from "../db/schema/ledger-checks";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { brokenLawOf } from "../ledger/operator-calls";

/** Two people, for whoever broke a law could be the one who lets payouts go on. */
export const acceptBreakAction: Act<BodyOf<typeof acceptBreak>, BrokenLaw> = {
  entry: acceptBreak,
  payload: acceptBreak.body,

  async look(tx, { id }) {
    const { law, found, since, acceptedAt } = await lockBreak(tx, id);
    return {
      target: id,
      basis: { acceptedAt },
      details: { law, found, since: bangkokIso(since.getTime()) },
      rank: "superAdmin",
      cause: null,
      isNothing: acceptedAt !== null,
    };
  },

  async execute(tx, { id, reason }, { maker }) {
    const before = await lockBreak(tx, id);
    if (before.acceptedAt) return brokenLawOf(before);
    const [after] = await tx
      .update(ledgerBreak)
      .set({ acceptedAt: sql`clock_timestamp()`, acceptedBy: maker?.uuid })
      .where(eq(ledgerBreak.id, before.id))
      .returning();
    const { law, found, since } = before;
    await writeAudit(tx, maker, {
      action: callName(acceptBreak),
      target: id,
      before: { law, found, since: bangkokIso(since.getTime()) },
      reason,
    });
    return brokenLawOf(after ?? before);
  },
};

async function lockBreak(tx: Tx, id: string): Promise<typeof ledgerBreak.$inferSelect> {
  const [row] = await tx
    .select()
    .from(ledgerBreak)
    .where(eq(ledgerBreak.id, serialOf(id)))
    .for("update");
  if (!row) throw new Fault("not-found");
  return row;
}

export const acceptBreakCall = defineHandler(acceptBreak, (context, { body }) =>
  propose(context, acceptBreakAction, body, body.reason),
);
