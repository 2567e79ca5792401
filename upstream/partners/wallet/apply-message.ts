/**
 * Applies a provider's message to the member's money, or refuses it: one transaction, under the account's lock.
 */
import { and, eq, inArray, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import type { WalletAnswer, WalletMessage } from "@/lib/contract/game-wallet";
import { type Satang, satang } from "@/lib/domain/money/money";
import {
  isStake,
  judgeOperation,
  operationTypes,
  type RoundFacts,
  type RoundStatus,
  type StakeFacts,
  type WalletVerdict,
} from "@/lib/domain/partners/wallet";
import { isSqlError } from "../../db/connect";
import { gameOperation, gameRound } from "../../db/schema/games";
import type { Tx } from "../../db/tx";
import { hashBody } from "../../http/idempotency";
import { lockMoney } from "../../ledger/lock-money";
import { post } from "../../ledger/post";
import { memberOf } from "./players";
import { refuseStake } from "./refuse-stake";

type Round = typeof gameRound.$inferSelect;
type Operation = typeof gameOperation.$inferSelect;

/**
 * Applies a message once: a repeat gets its first reply, another message with the same id is refused with
 * `idempotency-mismatch`. Throws the refusals of the wallet's rules and of the member's own limits,
 * `balance-too-low`.
 */
export async function applyMessage(tx: Tx, partner: string, message: WalletMessage): Promise<WalletAnswer> {
  const member = await memberOf(tx, partner, message.player);
  // Locks the accounts, which serialises messages about one member.
  const cash = await lockMoney(tx, member);
  const bodyHash = hashBody(message);
  const first = await operationOf(tx, partner, message.transaction);
  if (first) {
    if (first.member !== member || first.bodyHash !== bodyHash) throw new Fault("idempotency-mismatch");
    return { transaction: message.transaction, moved: first.amount !== 0, balance: satang(first.balance) };
  }
  const round = message.round === undefined ? null : await roundOf(tx, partner, message.round, member);
  const stake = await stakeBehind(tx, partner, message, member);
  if (stake?.round && stake.round !== round?.id) throw invalid("refersTo", "of another round");
  const verdict = judgeOperation(
    { operation: message.type, amount: message.amount, endsRound: message.endsRound },
    { round: round && factsOf(round), namesRound: message.round !== undefined, stake },
  );
  if (verdict.refusal !== undefined) throw toFault(verdict.refusal);
  if (isStake(message.type)) await refuseStake(tx, partner, message.game, member, satang(-verdict.moves));
  if (cash + verdict.moves < 0) {
    throw new Fault("balance-too-low", { balance: cash, needed: satang(-verdict.moves) });
  }
  const balance = satang(cash + verdict.moves);
  await write(tx, { partner, message, member, round, verdict, bodyHash, balance });
  return { transaction: message.transaction, moved: verdict.moves !== 0, balance };
}

type Accepted = Extract<WalletVerdict, { refusal?: undefined }>;

interface Write {
  partner: string;
  message: WalletMessage;
  member: string;
  round: Round | null;
  verdict: Accepted;
  bodyHash: string;
  balance: Satang;
}

async function write(
  tx: Tx,
  { partner, message, member, round, verdict, bodyHash, balance }: Write,
): Promise<void> {
  const { type, transaction, refersTo = null } = message;
  const { moves, status } = verdict;
  const roundId =
    status === null ? null : await keepRound(tx, partner, message, member, round, moves, status);
  const [operation] = await tx
    .insert(gameOperation)
    .values({
      partner,
      transactionId: transaction,
      member,
      round: roundId,
      operation: type,
      amount: moves,
      bodyHash,
      refersTo: type === "refund" ? refersTo : null,
      balance,
      createdAt: sql`app_now()`,
    })
    .returning({ id: gameOperation.id })
    .catch((error: unknown) => {
      // A message about another member with this id was committed a moment before.
      throw isSqlError(error, "23505", "game_operation_once") ? new Fault("idempotency-mismatch") : error;
    });
  if (!operation) throw new Error("no operation row");
  if (type === "refund" || type === "cancel") await markUndone(tx, partner, type, refersTo, roundId);
  if (moves === 0) return;
  const [house, own] = [{ house: "house-games" }, { member, account: "cash" }] as const;
  const sides = moves < 0 ? { from: own, to: house } : { from: house, to: own };
  const amount = satang(Math.abs(moves));
  await post(tx, { kind: operationTypes[type], ref: operation.id, amount, ...sides });
}

/** The round after the message; corrections and bonuses do not change its sums. */
async function keepRound(
  tx: Tx,
  partner: string,
  { type, round: name = "", game = "" }: WalletMessage,
  member: string,
  round: Round | null,
  moves: Satang,
  status: RoundStatus,
): Promise<string> {
  const staked = isStake(type) ? -moves : type === "refund" ? -moves : 0;
  const returned = type === "win" || type === "draw" || type === "cancel" ? moves : 0;
  const endedAt = status === "open" ? null : sql`coalesce(${gameRound.endedAt}, app_now())`;
  if (round) {
    await tx
      .update(gameRound)
      .set({
        status,
        staked: sql`${gameRound.staked} + ${staked}`,
        returned: sql`${gameRound.returned} + ${returned}`,
        endedAt,
      })
      .where(eq(gameRound.id, round.id));
    return round.id;
  }
  const [row] = await tx
    .insert(gameRound)
    .values({
      partner,
      round: name,
      member,
      gameId: game,
      status,
      staked,
      returned,
      openedAt: sql`app_now()`,
      endedAt: status === "open" ? null : sql`app_now()`,
    })
    .returning({ id: gameRound.id });
  if (!row) throw new Error("no round row");
  return row.id;
}

/**
 * Refunded stakes no longer count. They are the member's own: `stakeBehind` has refused a stake of somebody else, and a
 * round is one member's.
 */
async function markUndone(
  tx: Tx,
  partner: string,
  type: "refund" | "cancel",
  refersTo: string | null,
  round: string | null,
): Promise<void> {
  const of =
    type === "refund"
      ? and(eq(gameOperation.partner, partner), eq(gameOperation.transactionId, refersTo ?? ""))
      : and(eq(gameOperation.round, round ?? ""));
  await tx
    .update(gameOperation)
    .set({ isUndone: true })
    .where(and(of, inArray(gameOperation.operation, ["create", "bet"])));
}

async function operationOf(tx: Tx, partner: string, transaction: string): Promise<Operation | null> {
  const [row] = await tx
    .select()
    .from(gameOperation)
    .where(and(eq(gameOperation.partner, partner), eq(gameOperation.transactionId, transaction)));
  return row ?? null;
}

async function roundOf(tx: Tx, partner: string, round: string, member: string): Promise<Round | null> {
  const [row] = await tx
    .select()
    .from(gameRound)
    .where(and(eq(gameRound.partner, partner), eq(gameRound.round, round), eq(gameRound.member, member)));
  return row ?? null;
}

const factsOf = ({ status, staked, returned }: Round): RoundFacts => ({
  status: status as RoundStatus,
  staked: satang(staked),
  returned: satang(returned),
});

/** The stake that a refund names; for a stake, a refund that arrived before it. */
async function stakeBehind(
  tx: Tx,
  partner: string,
  { type, transaction, refersTo }: WalletMessage,
  member: string,
): Promise<(StakeFacts & { round: string | null }) | null> {
  if (type === "refund") {
    if (refersTo === undefined) throw invalid("refersTo", "missing");
    const stake = await operationOf(tx, partner, refersTo);
    if (!stake) return null;
    if (stake.member !== member || !isStake(stake.operation as WalletMessage["type"])) {
      throw invalid("refersTo", "no stake");
    }
    return { amount: satang(-stake.amount), isUndone: stake.isUndone, round: stake.round };
  }
  if (!isStake(type)) return null;
  const [refund] = await tx
    .select({ id: gameOperation.id })
    .from(gameOperation)
    .where(and(eq(gameOperation.partner, partner), eq(gameOperation.refersTo, transaction)))
    .limit(1);
  return refund ? { amount: satang(0), isUndone: true, round: null } : null;
}

const invalid = (field: string, code: string) =>
  new Fault("invalid-input", { issues: [{ path: `body.${field}`, code }] });

function toFault(refusal: NonNullable<WalletVerdict["refusal"]>): Fault {
  if (refusal === "invalid-input") return invalid("round", "not as this message needs it");
  if (refusal === "amount-out-of-range") return invalid("amount", refusal);
  return new Fault(refusal);
}
