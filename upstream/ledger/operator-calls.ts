import { desc, sql } from "drizzle-orm";
import { type BrokenLaw, ledgerChecks } from "@/lib/contract/operators/ledger";
import { bangkokIso } from "@/lib/domain/time/time";
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
      breaks: breaks.map(brokenLawOf),
    };
  }),
];

const timeOf = (ms: number | null | undefined) => (ms ? bangkokIso(ms) : null);

/** A violation as operators see it. */
export function brokenLawOf({
  id,
  law,
  found,
  since,
  acceptedAt,
}: typeof ledgerBreak.$inferSelect): BrokenLaw {
  return {
    id: String(id),
    law,
    detail: found,
    since: bangkokIso(since.getTime()),
    acceptedAt: timeOf(acceptedAt?.getTime()),
  };
}
