/**
 * The seamless wallet: what a provider of games may do with a member's money, told from what is known of the round.
 *
 * Every message is known by the provider's own id of it and counts once. Messages may come late, twice and in any
 * order, and each has a definite answer: a refund or a cancel that comes before its bet is remembered, and the bet
 * is then refused; a win before its bet is refused, and counts when it comes again after it.
 */
import { type Satang, satang } from "../money";
import type { TransactionType } from "../transactions";

/** What a provider tells, and what it stands as in the member's statement. */
export const operationTypes = {
  /** Opens a round with its first stake. */
  create: "CREATE_GAME",
  /** A stake; it opens the round where nothing did. */
  bet: "BET_GAME",
  /** The round ends undecided: of the stakes so much comes back. */
  draw: "DRAW_GAME",
  /** What a round brings, nothing included; it ends the round unless more is to come. */
  win: "WIN_GAME",
  /** One stake is given back. */
  refund: "REFUND_GAME",
  /** The whole round is given back, as if it never was. */
  cancel: "ABORT_GAME",
  /** A present of the provider's, with a round or without one. */
  bonus: "BONUS_GAME",
  /** Puts right what a round should have brought. */
  add: "GAME_ADD",
  /** Puts right what it brought too much. */
  deduct: "GAME_DEDUCT",
} as const satisfies Record<string, TransactionType>;

export type WalletOperation = keyof typeof operationTypes;
export const walletOperations = Object.keys(operationTypes) as readonly WalletOperation[];

/** New money at risk: what statuses, breaks and a member's own limits refuse. Everything else they let pass. */
export const isStake = (operation: WalletOperation): boolean => operation === "create" || operation === "bet";

/** A round that nobody ended is given back after this long, ms: a day. */
export const ROUND_LIFE_MS = 86_400_000;
/** The same for sports, where one bets on games of weeks ahead, ms: 60 days. */
export const SPORTS_ROUND_LIFE_MS = 60 * ROUND_LIFE_MS;
/** A launched game takes stakes for so long, ms: half a day. */
export const LAUNCH_LIFE_MS = 43_200_000;

/** `drawn` is settled, too, but its stakes were not at risk in the end and count for no turnover. */
export type RoundStatus = "open" | "settled" | "drawn" | "cancelled";

export interface RoundFacts {
  readonly status: RoundStatus;
  /** Stakes that were not given back one by one. */
  readonly staked: Satang;
  /** What the round has brought so far. */
  readonly returned: Satang;
}

export interface StakeFacts {
  readonly amount: Satang;
  readonly isUndone: boolean;
}

export interface Told {
  readonly operation: WalletOperation;
  /** Satang; of a cancel and of a refund it is known here, and left out. */
  readonly amount?: Satang | undefined;
  /** Of a win: whether it is the round's last. */
  readonly endsRound?: boolean | undefined;
}

export interface Known {
  /** Null: nobody has heard of the round, or none is named. */
  readonly round: RoundFacts | null;
  readonly namesRound: boolean;
  /** The stake that a refund names; for a stake the word that it was given back before it came. Null: unknown. */
  readonly stake: StakeFacts | null;
}

export type WalletRefusal =
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
      /** What the round is from then on; null: no round is touched. */
      readonly status: RoundStatus | null;
    };

const no = (refusal: WalletRefusal): WalletVerdict => ({ refusal });
const moves = (amount: number, status: RoundStatus | null): WalletVerdict => ({
  moves: satang(amount),
  status,
});

/** What becomes of a message, the member's balance and bounds aside. */
export function judgeOperation(
  { operation, amount = satang(0), endsRound = true }: Told,
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
      // Where the round has brought something, what it was for is not known: the provider puts it right by hand.
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
