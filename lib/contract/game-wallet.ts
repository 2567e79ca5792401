/**
 * Messages of game providers to this service: one signed message for each change of a member's money. The
 * webhook is on the upstream's own port, for providers only, and is not a call of the two services.
 */
import { z } from "zod";
import { walletOperations } from "@/lib/domain/partners/wallet";
import * as v from "./values";

/** `POST /hooks/games/{partner}` */
export const GAME_HOOK_PATH = "/hooks/games";
/** Whole seconds since 1970, at most five minutes off. */
export const GAME_TIMESTAMP_HEADER = "x-game-timestamp";
/** Hex of HMAC-SHA256 with the partner's secret over `<partner>.<timestamp>.<body>`. */
export const GAME_SIGNATURE_HEADER = "x-game-signature";

/** An id of the provider's own. */
const id = z.string().regex(/^[A-Za-z0-9_.:-]{1,80}$/);

/** `player` is the name under which the member was sent to the provider. */
const balanceQuestion = z.object({ type: z.literal("balance"), player: v.uuid });

const walletMessage = z.object({
  type: z.enum(walletOperations),
  player: v.uuid,
  /** Idempotency key: a repeat changes nothing and gets the first answer. */
  transaction: id,
  round: id.optional(),
  /** The game's id, as in its launch. */
  game: v.text(80).optional(),
  /** Baht; a win may be 0, a refund and a cancel need no amount. */
  amount: v.baht.optional(),
  /** The transaction of the stake that is refunded. */
  refersTo: id.optional(),
  /** `false` on a win when more follows in the same round. */
  endsRound: z.boolean().optional(),
});
export type WalletMessage = z.output<typeof walletMessage>;

export const webhookMessage = z.union([balanceQuestion, walletMessage]);
export type WebhookMessage = z.output<typeof webhookMessage>;

/** `moved` is false where no money moved: an empty win, a refund that came before its stake. */
export const walletAnswer = z.object({
  transaction: id.nullable(),
  moved: z.boolean(),
  /** The spendable balance afterwards. */
  balance: v.baht,
});
export type WalletAnswer = z.output<typeof walletAnswer>;
