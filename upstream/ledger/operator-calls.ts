import { desc, eq, sql } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { acceptBreak, type BrokenLaw, ledgerChecks } from "@/lib/contract/operators/ledger";
import { bangkokIso } from "@/lib/domain/time/time";
import { writeAudit } from "../audit/audit";
import { serialOf } from "../db/row-ids";
import { ledgerBreak, ledgerCheck } from "../db/schema/ledger-checks";
import { defineHandler } from "../http/define-handler";
import { countViolations } from "./check-ledger";

const MOST = 100;

export const ledgerCalls = [
  defineHandler(ledgerChecks, async ({ tx }) => {
    const open = await countViolations(tx);
    // Open violations first, so that accepted ones never push them out of the list.
    const breaks = await tx
      .select()
      .from(ledgerBreak)
      .orderBy(sql`${ledgerBreak.acceptedAt} IS NOT NULL`, desc(ledgerBreak.id))
      .limit(MOST);
    const ended = await tx
      .select({ kind: ledgerCheck.kind, at: sql<number>`epoch_ms(max(${ledgerCheck.endedAt}))` })
      .from(ledgerCheck)
      .groupBy(ledgerCheck.kind);
    const lastOf = (kind: "recent" | "whole") => timeOf(ended.find((one) => one.kind === kind)?.at);
    return {
      isStopped: open > 0,
      recentAt: lastOf("recent"),
      wholeAt: lastOf("whole"),
      breaks: breaks.map(viewOf),
    };
  }),

  defineHandler(acceptBreak, async ({ tx, caller }, { body }) => {
    const own = eq(ledgerBreak.id, serialOf(body.id));
    const [before] = await tx.select().from(ledgerBreak).where(own).for("update");
    if (!before) throw new Fault("not-found");
    if (before.acceptedAt) return viewOf(before);
    const [after] = await tx
      .update(ledgerBreak)
      .set({ acceptedAt: sql`clock_timestamp()`, acceptedBy: caller.uuid })
      .where(own)
      .returning();
    const { law, found, since } = before;
    await writeAudit(tx, caller, {
      action: callName(acceptBreak),
      target: body.id,
      before: { law, found, since: bangkokIso(since.getTime()) },
      reason: body.reason,
    });
    return viewOf(after ?? before);
  }),
];

const timeOf = (ms: number | null | undefined) => (ms ? bangkokIso(ms) : null);

function viewOf({ id, law, found, since, acceptedAt }: typeof ledgerBreak.$inferSelect): BrokenLaw {
  return {
    id: String(id),
    law,
    detail: found,
    since: bangkokIso(since.getTime()),
    acceptedAt: timeOf(acceptedAt?.getTime()),
  };
}
