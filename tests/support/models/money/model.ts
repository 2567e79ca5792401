/**
 * What members own, by simple arithmetic: which act may be refused, why, and what it moves. No rule of the product is
 * used here. Satang; members are numbered, and the first one invited the others.
 */
import type { FaultCode } from "@/lib/contract/fault";
import type { PoyLine, SetPoyLine } from "@/lib/contract/poys";
import type { RoundResult } from "@/lib/contract/results";
import { slowPayOfLines, slowPayOfSets } from "../slow-settlement";
import { WalletModel } from "../wallet-model";

export const START = 60_000_00;
const GIVEN_AT_A_GOAL = {
  "first-deposit": 10_00,
  "first-slip": 5_00,
  "ten-slips": 20_00,
  "first-friend": 30_00,
};
export type Goal = keyof typeof GIVEN_AT_A_GOAL;
export const goals = Object.keys(GIVEN_AT_A_GOAL) as readonly Goal[];
const CANCELS_A_DAY = 3;
const ASKS_AN_HOUR = 6;
const REPORTS_AT_ONCE = 3;
/** What a member may have by hand in a day without a second operator. */
const ALONE = { adjust: 5_000_00, withdraw: 20_000_00, row: 50_000_00 };

/** What an act may answer: it has to be refused by one of `must` where there are any, and may be by one of `may`. */
export interface Expected {
  must: FaultCode[];
  may?: FaultCode[];
}

export interface Round {
  betId: string;
  kind: "stock" | "gov" | "sets" | "shots";
  state: "open" | "suspended" | "closed" | "settled" | "void";
  previewed?: { id: string; result: RoundResult };
}
export interface Slip {
  poyId: string;
  who: number;
  round: Round;
  total: number;
  lines: readonly PoyLine[];
  sets: readonly SetPoyLine[];
  state: "accepted" | "won" | "lost" | "cancelled" | "refunded";
  canCancel: boolean;
}
export interface Deposit {
  id: string;
  who: number;
  total: number;
  isReport: boolean;
  state: "waiting" | "claimed" | "credited" | "cancelled" | "rejected" | "unmatched";
}
export interface Withdrawal {
  id: string;
  who: number;
  amount: number;
  state: "pending" | "approved" | "rejected";
}
export interface FeedRow {
  id: string;
  amount: number;
  isUsed: boolean;
}
/** An act that waits for a second operator. */
export interface Waiting {
  id: string;
  /** The kind of act and what it is done to: one at a time may wait. */
  target: string;
  isOver: boolean;
  /** Why it could not be done now. */
  why: () => FaultCode[];
  apply: () => void;
}

export class MoneyModel {
  readonly cash: number[];
  readonly held: number[];
  readonly af: number[];
  private readonly staked: number[];
  readonly limit: (number | null)[];
  private readonly asks: number[];
  private readonly cancels: number[];
  private readonly claimed = new Set<string>();
  readonly slips: Slip[] = [];
  readonly deposits: Deposit[] = [];
  readonly withdrawals: Withdrawal[] = [];
  /** Members with a credited row of the bank that the staff typed, who decide on withdrawals too. */
  private readonly paidByTypist = new Set<number>();
  readonly rows: FeedRow[] = [];
  readonly approvals: Waiting[] = [];
  readonly wallet: WalletModel;

  constructor(
    members: number,
    readonly rounds: Round[],
  ) {
    const each = <T>(value: T) => Array.from({ length: members }, () => value);
    this.cash = each(START);
    [this.held, this.af, this.staked, this.asks, this.cancels] = [
      each(0),
      each(0),
      each(0),
      each(0),
      each(0),
    ];
    this.limit = each<number | null>(null);
    this.wallet = new WalletModel(this.cash);
  }

  private add(list: number[], who: number, amount: number): void {
    list[who] = (list[who] ?? 0) + amount;
  }
  private short = (who: number, amount: number): FaultCode[] =>
    (this.cash[who] ?? 0) < amount ? ["balance-too-low"] : [];

  /** Why the round takes no bets. */
  private shut({ state }: Round): FaultCode[] {
    if (state === "suspended") return ["round-suspended"];
    if (state === "void") return ["round-void"];
    return state === "open" ? [] : ["round-closed"];
  }
  mayBet(who: number, round: Round, amount: number): Expected {
    const most = this.limit[who] ?? null;
    const isOver = most !== null && (this.staked[who] ?? 0) + amount > most;
    const must: FaultCode[] = [...this.shut(round), ...this.short(who, amount)];
    return { must: isOver ? [...must, "stake-limit-reached"] : must };
  }
  bet(slip: Slip): void {
    this.slips.push(slip);
    this.add(this.cash, slip.who, -slip.total);
    this.add(this.staked, slip.who, slip.total);
  }
  private giveBack(slip: Slip, state: "cancelled" | "refunded"): void {
    slip.state = state;
    this.add(this.cash, slip.who, slip.total);
    this.add(this.staked, slip.who, -slip.total);
  }
  mayCancel({ state, canCancel, round, who }: Slip): Expected {
    if (state !== "accepted" || !canCancel || !["open", "suspended"].includes(round.state))
      return { must: ["poy-not-cancellable"] };
    return { must: (this.cancels[who] ?? 0) < CANCELS_A_DAY ? [] : ["poy-cancel-limit-reached"] };
  }
  cancel(slip: Slip): void {
    this.add(this.cancels, slip.who, 1);
    this.giveBack(slip, "cancelled");
  }

  mayAsk(who: number): Expected {
    const isLive = this.deposits.some((one) => one.who === who && !one.isReport && one.state === "waiting");
    const isTooMany = (this.asks[who] ?? 0) >= ASKS_AN_HOUR;
    return {
      must: [
        ...(isLive ? (["deposit-live-already"] as const) : []),
        ...(isTooMany ? (["too-many-requests"] as const) : []),
      ],
      may: ["try-another-amount"],
    };
  }
  mayReport(who: number): Expected {
    const waiting = this.deposits.filter((one) => one.who === who && one.isReport && one.state === "waiting");
    return { must: waiting.length < REPORTS_AT_ONCE ? [] : ["deposit-live-already"] };
  }
  ask(one: Omit<Deposit, "state">): void {
    this.deposits.push({ ...one, state: "waiting" });
    if (!one.isReport) this.add(this.asks, one.who, 1);
  }
  credit(one: Deposit, amount = one.total): void {
    if (one.state === "credited") throw new Error(`${one.id} was credited twice`);
    one.state = "credited";
    this.add(this.cash, one.who, amount);
  }
  maySettleRow(row: FeedRow, one?: Deposit): Expected {
    if (row.isUsed) return { must: ["feed-row-resolved-already"] };
    if (one?.state === "credited") return { must: ["deposit-not-live"] };
    const isOpen = !one || one.state === "claimed" || (one.isReport && one.state === "waiting");
    return { must: [], may: isOpen ? [] : ["deposit-not-live"] };
  }
  settleRow(row: FeedRow, one?: Deposit): void {
    row.isUsed = true;
    if (!one) return;
    this.credit(one, row.amount);
    this.paidByTypist.add(one.who);
  }

  mayReject = ({ state, isReport }: Deposit): Expected => ({
    must: state === "claimed" || (isReport && state === "waiting") ? [] : ["deposit-not-live"],
  });

  mayWithdraw(who: number, amount: number): Expected {
    const isPending = this.withdrawals.some((one) => one.who === who && one.state === "pending");
    return {
      must: [...(isPending ? (["withdraw-pending-already"] as const) : []), ...this.short(who, amount)],
      may: ["withdraw-count-limit-reached", "withdraw-day-limit-reached"],
    };
  }
  withdraw(id: string, who: number, amount: number): void {
    this.withdrawals.push({ id, who, amount, state: "pending" });
    this.add(this.cash, who, -amount);
    this.add(this.held, who, amount);
  }
  mayDecide = ({ state }: Withdrawal): Expected => ({
    must: state === "pending" ? [] : ["withdraw-not-pending"],
  });
  decide(one: Withdrawal, state: "approved" | "rejected"): void {
    one.state = state;
    this.add(this.held, one.who, -one.amount);
    if (state === "rejected") this.add(this.cash, one.who, one.amount);
  }

  mayAdjust = (who: number, amount: number): Expected => ({
    must: amount < 0 ? this.short(who, -amount) : [],
  });
  adjust = (who: number, amount: number): void => this.add(this.cash, who, amount);
  private readonly alone: { kind: keyof typeof ALONE; who: number; amount: number }[] = [];
  needsTwo(kind: keyof typeof ALONE, who: number, amount: number): boolean {
    const before = this.alone.filter((one) => one.kind === kind && one.who === who);
    return before.reduce((sum, one) => sum + one.amount, Math.abs(amount)) > ALONE[kind];
  }
  /** What one operator has done alone counts in the member's sum. */
  noteAlone(kind: keyof typeof ALONE, who: number, amount: number): void {
    this.alone.push({ kind, who, amount: Math.abs(amount) });
  }
  /** Nobody pays out alone what they brought in. */
  needsTwoToPay = ({ who, amount }: Withdrawal): boolean =>
    this.needsTwo("withdraw", who, amount) || this.paidByTypist.has(who);

  mayMoveAf(who: number, amount: number): Expected {
    return { must: (this.af[who] ?? 0) < amount ? ["balance-too-low"] : [], may: ["amount-out-of-range"] };
  }
  moveAf(who: number, amount: number): void {
    this.add(this.af, who, -amount);
    this.add(this.cash, who, amount);
  }

  private isReached(who: number, goal: Goal): boolean {
    const settled = (one: Slip) => one.state === "won" || one.state === "lost";
    const own = this.slips.filter((one) => one.who === who && settled(one)).length;
    if (goal === "first-deposit")
      return this.deposits.some((one) => one.who === who && one.state === "credited");
    if (goal === "first-friend") return who === 0 && this.slips.some((one) => one.who > 0 && settled(one));
    return own >= (goal === "first-slip" ? 1 : 10);
  }
  mayClaim(who: number, goal: Goal): Expected {
    if (this.claimed.has(`${who} ${goal}`)) return { must: ["achievement-claimed-already"] };
    // Rewards stand in a budget of the stakes, which has a test of its own.
    return this.isReached(who, goal)
      ? { must: [], may: ["achievement-stake-first"] }
      : { must: ["achievement-not-earned"] };
  }
  claim(who: number, goal: Goal): void {
    this.claimed.add(`${who} ${goal}`);
    this.add(this.cash, who, GIVEN_AT_A_GOAL[goal]);
  }
  /** A tighter limit counts at once, a looser one after a day. */
  setLimit(who: number, most: number): void {
    this.limit[who] = Math.min(this.limit[who] ?? most, most);
  }

  /** What ends a round, by its state. */
  mayEnd({ state }: Round, end: "preview" | "void"): Expected {
    if (state === "settled") return { must: ["round-settled-already"] };
    if (state === "void") return { must: ["round-void"] };
    return { must: end === "preview" && state !== "closed" ? ["round-not-closed"] : [] };
  }
  /** @returns how many slips won */
  settle(round: Round, result: RoundResult): number {
    round.state = "settled";
    let winners = 0;
    for (const slip of this.slips) {
      if (slip.round !== round || slip.state !== "accepted") continue;
      const draw = "draw4" in result ? result.draw4 : "";
      const win =
        slipPay(slip.lines, result) + slip.sets.reduce((sum, line) => sum + slowPayOfSets(line, draw), 0);
      slip.state = win > 0 ? "won" : "lost";
      this.add(this.cash, slip.who, win);
      if (slip.who > 0) this.add(this.af, 0, Math.floor((slip.total * 6) / 1000));
      if (win > 0) winners += 1;
    }
    return winners;
  }
  /** @returns how many slips were given back */
  refund(round: Round): number {
    round.state = "void";
    const standing = this.slips.filter((slip) => slip.round === round && slip.state === "accepted");
    for (const slip of standing) this.giveBack(slip, "refunded");
    return standing.length;
  }

  /** Acts of the same kind on the same thing do not wait twice. */
  isWaiting = (target: string): FaultCode[] =>
    this.approvals.some((one) => !one.isOver && one.target === target) ? ["approval-open-already"] : [];
}

const slipPay = (lines: readonly PoyLine[], result: RoundResult) =>
  "draw4" in result ? 0 : slowPayOfLines(lines, result);
