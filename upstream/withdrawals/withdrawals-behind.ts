import { and, eq, inArray } from "drizzle-orm";
import type { WithdrawStatus } from "@/lib/contract/withdraws";
import { isUuid } from "../db/row-ids";
import { withdrawal } from "../db/schema/withdrawals";
import type { Tx } from "../db/tx";

/** The columns of a movement that the statement reads. */
interface Posted {
  kind: string;
  ref: string;
}

export interface WithdrawalBehind {
  id: string;
  status: WithdrawStatus;
}

/** A movement's ref is its withdrawal's id, followed by the step for later movements. */
const idOf = ({ kind, ref }: Posted): string => (kind === "WITHDRAW" ? ref.slice(0, 36) : "");

/** The withdrawals behind a member's movements, read at once: by the movement's ref, with each one's status. */
export async function withdrawalsBehind(
  tx: Tx,
  owner: string,
  rows: readonly Posted[],
): Promise<ReadonlyMap<string, WithdrawalBehind>> {
  const ids = rows.map(idOf).filter(isUuid);
  if (ids.length === 0) return new Map();
  const found = await tx
    .select({ id: withdrawal.id, status: withdrawal.status })
    .from(withdrawal)
    .where(and(eq(withdrawal.member, owner), inArray(withdrawal.id, ids)));
  const byId = new Map(found.map(({ id, status }) => [id, { id, status: status as WithdrawStatus }]));
  return new Map(
    rows.flatMap((row) => {
      const behind = byId.get(idOf(row));
      return behind ? [[row.ref, behind] as const] : [];
    }),
  );
}
