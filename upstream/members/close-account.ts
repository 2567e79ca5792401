import { and, count, eq, inArray, sql } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { closeAccount } from "@/lib/contract/own-data";
import { writeAudit } from "../audit/audit";
import { deposit } from "../db/schema/deposits";
import { file } from "../db/schema/files";
import { gameRound } from "../db/schema/games";
import { knownDevice, member } from "../db/schema/members";
import { notification } from "../db/schema/notifications";
import { numberSet } from "../db/schema/numbers";
import { passkey } from "../db/schema/passkeys";
import { poy } from "../db/schema/poys";
import { ticket } from "../db/schema/tickets";
import { withdrawal } from "../db/schema/withdrawals";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { afBalanceOf, moneyOf } from "../ledger/balances";
import { lockMoney } from "../ledger/lock-money";
import { endSessions } from "./login/sessions";

/**
 * Closes an account for good. The ledger stays, and so do the user name and the phone number: freeing them would
 * let an excluded member sign up again. Data that only serves the member is deleted.
 */
export const closeAccountCall = defineHandler(closeAccount, async ({ tx, caller }) => {
  const { uuid } = caller;
  await tx.select({ uuid: member.uuid }).from(member).where(eq(member.uuid, uuid)).for("update");
  // Locks the member's accounts, so that a balance found empty stays empty.
  await lockMoney(tx, uuid);
  await refuseFull(tx, uuid);

  await endSessions(tx, uuid);
  await tx.delete(passkey).where(eq(passkey.member, uuid));
  await tx.delete(file).where(and(eq(file.owner, uuid), eq(file.purpose, "avatar")));
  await tx.delete(numberSet).where(eq(numberSet.member, uuid));
  await tx.delete(notification).where(eq(notification.member, uuid));
  await tx.delete(ticket).where(eq(ticket.member, uuid));
  await tx.delete(knownDevice).where(eq(knownDevice.userName, caller.userName));
  await tx
    .update(member)
    .set({ closedAt: sql`clock_timestamp()`, email: "", avatar: "", lineId: "", lineUid: "" })
    .where(eq(member.uuid, uuid));
  await writeAudit(tx, caller, {
    action: callName(closeAccount),
    target: uuid,
    before: { closed: false },
    after: { closed: true },
  });
  return {};
});

const waitingDeposit = ["waiting", "claimed", "unmatched"];
const runningWithdrawal = ["pending", "approved"];

/** Throws `account-not-empty` with what is left and what is under way. */
async function refuseFull(tx: Tx, uuid: string): Promise<void> {
  const { balance, held } = await moneyOf(tx, uuid);
  const afBalance = await afBalanceOf(tx, uuid);
  const [slips] = await tx
    .select({ n: count() })
    .from(poy)
    .where(and(eq(poy.member, uuid), eq(poy.status, "accepted")));
  const [deposits] = await tx
    .select({ n: count() })
    .from(deposit)
    .where(and(eq(deposit.member, uuid), inArray(deposit.status, waitingDeposit)));
  const [withdrawals] = await tx
    .select({ n: count() })
    .from(withdrawal)
    .where(and(eq(withdrawal.member, uuid), inArray(withdrawal.status, runningWithdrawal)));
  const [games] = await tx
    .select({ n: count() })
    .from(gameRound)
    .where(and(eq(gameRound.member, uuid), eq(gameRound.status, "open")));
  const left = {
    balance,
    held,
    afBalance,
    // An open round of a game counts as an open slip.
    slips: (slips?.n ?? 0) + (games?.n ?? 0),
    deposits: deposits?.n ?? 0,
    withdrawals: withdrawals?.n ?? 0,
  };
  if (Object.values(left).some((amount) => amount > 0)) throw new Fault("account-not-empty", left);
}
