import type { WalletOperation } from "@/lib/domain/partners/wallet";

/** A provider's message about one of several players, in whole baht. */
export interface ModelMessage {
  who: number;
  type: WalletOperation;
  baht: number;
  round: string;
  transaction: string;
  refersTo: string;
}

/** The expected answer: a status, and the balance afterwards where the message was accepted. */
export interface ModelAnswer {
  status: 200 | 404 | 409 | 422;
  balance: number | null;
}

interface Taken extends ModelMessage {
  moves: number;
  balance: number;
}

const isStake = ({ type }: ModelMessage) => type === "bet" || type === "create";
const refused = (status: 404 | 409 | 422): ModelAnswer => ({ status, balance: null });

/**
 * A brute-force model of the wallet: it stores accepted messages only, and computes every answer from all of
 * them.
 */
export class WalletModel {
  private readonly taken: Taken[] = [];

  constructor(private readonly cash: number[]) {}

  tell(message: ModelMessage): ModelAnswer {
    const first = this.taken.find(({ transaction }) => transaction === message.transaction);
    if (first) return said(first) === said(message) ? { status: 200, balance: first.balance } : refused(409);
    const moves = this.judge(message);
    if (typeof moves !== "number") return refused(moves.status);
    const balance = (this.cash[message.who] ?? 0) + moves;
    if (balance < 0) return refused(409);
    this.cash[message.who] = balance;
    this.taken.push({ ...message, moves, balance });
    return { status: 200, balance };
  }

  /** The amount that it moves, or why not. */
  private judge(message: ModelMessage): number | { status: 404 | 409 | 422 } {
    const { type, baht, transaction, refersTo } = message;
    const round = this.roundOf(message);
    const stake = this.taken.find((one) => one.transaction === refersTo);
    if (type === "refund" && stake) {
      if (stake.who !== message.who || !isStake(stake)) return { status: 422 };
      if (stake.round !== message.round) return { status: 422 };
    }
    if (baht === 0 && !["win", "refund", "cancel"].includes(type)) return { status: 422 };
    if (isStake(message)) {
      if (this.taken.some((one) => one.type === "refund" && one.refersTo === transaction))
        return { status: 409 };
      if (round.isOver) return { status: 409 };
      return round.isKnown && type === "create" ? { status: 422 } : -baht;
    }
    if (type === "bonus") return baht;
    if (type === "cancel") {
      if (!round.isKnown || round.isCancelled) return 0;
      return round.isOver || round.returned > round.staked ? { status: 409 } : round.staked - round.returned;
    }
    if (type === "refund") {
      if (!stake || this.isUndone(stake)) return 0;
      const own = -stake.moves;
      if (round.isOver || round.returned > round.staked - own) return { status: 409 };
      return baht !== 0 && baht !== own ? { status: 422 } : own;
    }
    if (!round.isKnown) return { status: 404 };
    if (type === "add" || type === "deduct") return type === "add" ? baht : -baht;
    if (round.isOver) return { status: 409 };
    if (round.staked === 0) return { status: 404 };
    return type === "draw" && baht > round.staked ? { status: 422 } : baht;
  }

  private roundOf({ who, round }: ModelMessage) {
    const own = this.taken.filter((one) => one.who === who && one.round === round);
    const sum = (...types: string[]) =>
      own.filter(({ type }) => types.includes(type)).reduce((total, { moves }) => total + Math.abs(moves), 0);
    const isCancelled = own.some(({ type }) => type === "cancel");
    return {
      // Gifts and messages without effect open no round.
      isKnown: own.some((one) => isStake(one) || one.type === "cancel"),
      isCancelled,
      isOver: isCancelled || own.some(({ type }) => type === "win" || type === "draw"),
      staked: sum("bet", "create") - sum("refund"),
      returned: sum("win", "draw"),
    };
  }

  private isUndone(stake: Taken): boolean {
    return this.taken.some(
      (one) =>
        (one.type === "refund" && one.refersTo === stake.transaction) ||
        (one.type === "cancel" && one.who === stake.who && one.round === stake.round),
    );
  }
}

const said = ({ who, type, baht, round, transaction, refersTo }: ModelMessage) =>
  JSON.stringify([who, type, baht, round, transaction, refersTo]);
