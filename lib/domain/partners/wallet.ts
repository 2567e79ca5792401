/**
 * The seamless wallet: what a game provider may do with a member's money, decided from the facts of the round.
 *
 * Every message is identified by the provider's own id and counts once. Messages may arrive late, twice and in
 * any order, and each has a definite answer: a refund or cancel that arrives before its bet is stored, and the
 * bet is then refused; a win before its bet is refused, and counts when it is sent again after it.
 */
import { type Satang, satang } from "../money/money";
import type { TransactionType } from "../money/transactions";
import { DAY_MS } from "../time/time";

/** The provider's operations, and the type of each in the member's statement. */
export const operationTypes = {
  /** Opens a round with its first stake. */
  create: "CREATE_GAME",
  /** A stake; it opens the round where nothing did. */
  bet: "BET_GAME",
  /** The round ends undecided: this part of the stakes is returned. */
  draw: "DRAW_GAME",
  /** The payout of a round, which may be zero; it ends the round unless more is to come. */
  win: "WIN_GAME",
  /** One stake is returned. */
  refund: "REFUND_GAME",
  /** All stakes of the round are returned, as if it had not been played. */
  cancel: "ABORT_GAME",
  /** A gift of the provider, with or without a round. */
  bonus: "BONUS_GAME",
  /** Corrects a payout that was too low. */
  add: "GAME_ADD",
  /** Corrects a payout that was too high. */
  deduct: "GAME_DEDUCT",
} as const satisfies Record<string, TransactionType>;

export type WalletOperation = keyof typeof operationTypes;
export const walletOperations = Object.keys(operationTypes) as readonly WalletOperation[];

/** New money at risk: refused by statuses, breaks and a member's own limits. They allow everything else. */
export const isStake = (operation: WalletOperation): boolean => operation === "create" || operation === "bet";

/** A round that nobody ended is returned after this long, ms: a day. */
export const ROUND_LIFE_MS = DAY_MS;
/** The same for sports, whose games may be weeks ahead, ms: 60 days. */
export const SPORTS_ROUND_LIFE_MS = 60 * ROUND_LIFE_MS;
/** A launched game takes stakes for this long, ms: half a day. */
export const LAUNCH_LIFE_MS = DAY_MS / 2;

/** `drawn` is settled as well, but its stakes were not at risk and do not count as turnover. */
export type RoundStatus = "open" | "settled" | "drawn" | "cancelled";

export interface RoundFacts {
  readonly status: RoundStatus;
  /** Stakes that were not refunded one by one. */
  readonly staked: Satang;
  /** What the round has paid so far. */
  readonly returned: Satang;
}

export interface StakeFacts {
  readonly amount: Satang;
  readonly isUndone: boolean;
}

export interface OperationFacts {
  readonly operation: WalletOperation;
  /** Satang; omitted for a cancel or a refund, whose amount is known here. */
  readonly amount?: Satang | undefined;
  /** Whether a win is the last of its round. */
  readonly endsRound?: boolean | undefined;
}

export interface Known {
  /** Null when the round is unknown or none is named. */
  readonly round: RoundFacts | null;
  readonly namesRound: boolean;
  /**
   * The stake that a refund names; for a stake, the record that it was refunded before it arrived. Null:
   * unknown.
   */
  readonly stake: StakeFacts | null;
}

type WalletRefusal =
  | "game-round-unknown"
  | "game-round-over"
  | "game-bet-undone"
  | "amount-out-of-range"
  | "invalid-input";

export type WalletVerdict =
  | { readonly refusal: WalletRefusal }
  | {
      readonly refusal?: undefined;
      /** Satang, signed from the member's side; 0 moves nothing. */
      readonly moves: Satang;
      /** The round's status afterwards; null when no round changes. */
      readonly status: RoundStatus | null;
    };

const no = (refusal: WalletRefusal): WalletVerdict => ({ refusal });
const moves = (amount: number, status: RoundStatus | null): WalletVerdict => ({
  moves: satang(amount),
  status,
});

/** The verdict on a message, apart from the member's balance and limits. */
export function judgeOperation(
  { operation, amount = satang(0), endsRound = true }: OperationFacts,
  known: Known,
): WalletVerdict {
  const { round, stake } = known;
  if (amount < 0) return no("amount-out-of-range");
  const isFree = operation === "win" || operation === "refund" || operation === "cancel";
  if (!isFree && amount === 0) return no("amount-out-of-range");
  const needsRound = operation !== "bonus" && operation !== "add" && operation !== "deduct";
  if (needsRound && !known.namesRound) return no("invalid-input");

  switch (operation) {
    case "create":
    case "bet":
      if (stake?.isUndone) return no("game-bet-undone");
      if (round && round.status !== "open") return no("game-round-over");
      if (round && operation === "create") return no("invalid-input");
      return moves(-amount, "open");
    case "win":
    case "draw":
      if (!round) return no("game-round-unknown");
      if (round.status !== "open") return no("game-round-over");
      if (round.staked === 0) return no("game-round-unknown");
      if (operation === "win") return moves(amount, endsRound ? "settled" : "open");
      return amount > round.staked ? no("amount-out-of-range") : moves(amount, "drawn");
    case "refund":
      if (!stake || stake.isUndone) return moves(0, round?.status ?? null);
      if (round?.status !== "open") return no("game-round-over");
      // Where the round has paid something, the stake it was paid for is unknown: the provider corrects it
      // manually.
      if (round.returned > round.staked - stake.amount) return no("game-round-over");
      return amount !== 0 && amount !== stake.amount
        ? no("amount-out-of-range")
        : moves(stake.amount, "open");
    case "cancel":
      if (!round || round.status === "cancelled") return moves(0, "cancelled");
      if (round.status !== "open" || round.returned > round.staked) return no("game-round-over");
      return moves(round.staked - round.returned, "cancelled");
    case "bonus":
      return moves(amount, round?.status ?? null);
    case "add":
    case "deduct":
      if (known.namesRound && !round) return no("game-round-unknown");
      return moves(operation === "add" ? amount : -amount, round?.status ?? null);
  }
}
