/** A model of deposits and feeds by the rules alone, with which the real service is compared. */
import {
  canBecome,
  DEPOSIT_LIVE_MS,
  type DepositState,
  lowestFreeSlot,
  ownReservedSlot,
  prepareTotal,
  requestBounds,
  slotFreeAtMs,
} from "@/lib/domain/deposits/deposit";
import { isClaimable } from "@/lib/domain/deposits/deposit-channels";
import { verdictOn } from "@/lib/domain/deposits/deposit-match";
import { satang } from "@/lib/domain/money/money";
import { freeFromMs } from "@/lib/kernel/sliding-window";

export interface BookedRequest {
  id: string;
  owner: number;
  accountId: string;
  amount: number;
  slot: number;
  total: number;
  state: DepositState;
  createdAtMs: number;
  expiresAtMs: number;
}

export interface BookedRow {
  ref: string;
  accountId: string;
  amount: number;
  atMs: number;
  state: "matched" | "unmatched" | "resolved" | "dismissed";
  creditedTo?: string;
}

export class Books {
  readonly requests: BookedRequest[] = [];
  readonly rows: BookedRow[] = [];
  /** Satang credited, by member. */
  readonly cash = new Map<number, number>();

  ask(owner: number, accountId: string, amount: number, nowMs: number): BookedRequest | null {
    if (this.liveOf(owner)) return null;
    const asked = this.requests.flatMap((one) => (one.owner === owner ? [one.createdAtMs] : []));
    if (freeFromMs(asked, requestBounds, nowMs) > nowMs) return null;
    const taken = this.requests.filter(
      (one) => one.accountId === accountId && one.amount === amount && slotFreeAtMs(one.expiresAtMs) > nowMs,
    );
    const slot = ownReservedSlot(taken, owner) ?? lowestFreeSlot(taken.map((one) => one.slot));
    if (slot === null) return null;
    const request: BookedRequest = {
      id: `request-${this.requests.length}`,
      owner,
      accountId,
      amount,
      slot,
      total: prepareTotal(satang(amount), slot),
      state: "waiting",
      createdAtMs: nowMs,
      expiresAtMs: nowMs + DEPOSIT_LIVE_MS,
    };
    this.requests.push(request);
    return request;
  }

  liveOf(owner: number): BookedRequest | undefined {
    return this.requests.find((one) => one.owner === owner && one.state === "waiting");
  }

  expire(nowMs: number): void {
    for (const one of this.requests) {
      if (one.state === "waiting" && one.expiresAtMs <= nowMs) one.state = "expired";
    }
  }

  cancel(request: BookedRequest): boolean {
    if (request.state !== "waiting") return false;
    request.state = "cancelled";
    return true;
  }

  claim(request: BookedRequest, nowMs: number): boolean {
    if (!isClaimable(request.state, request.createdAtMs, nowMs)) return false;
    request.state = "claimed";
    return true;
  }

  reject(request: BookedRequest): boolean {
    if (request.state !== "claimed") return false;
    request.state = "rejected";
    return true;
  }

  /** Ingests a row; the same ref again is the existing row. */
  book(row: Omit<BookedRow, "state" | "creditedTo">): BookedRow {
    const known = this.rows.find(({ ref }) => ref === row.ref);
    if (known) return known;
    const verdict = verdictOn(row, this.requests);
    const booked: BookedRow = { ...row, state: "unmatched" };
    this.rows.push(booked);
    const meant = "id" in verdict ? this.requests.find(({ id }) => id === verdict.id) : undefined;
    if (verdict.kind === "matches" && meant) this.credit(booked, meant, "matched");
    if (verdict.kind === "late" && (meant?.state === "expired" || meant?.state === "cancelled")) {
      meant.state = "unmatched";
    }
    return booked;
  }

  /** Staff decide whose money a row is. */
  resolve(row: BookedRow, request: BookedRequest): boolean {
    if (row.state !== "unmatched" || !canBecome(request.state, "credited")) return false;
    this.credit(row, request, "resolved");
    return true;
  }

  dismiss(row: BookedRow): boolean {
    if (row.state !== "unmatched") return false;
    row.state = "dismissed";
    return true;
  }

  private credit(row: BookedRow, request: BookedRequest, state: "matched" | "resolved"): void {
    if (!canBecome(request.state, "credited")) throw new Error(`${request.state} was credited`);
    row.state = state;
    row.creditedTo = request.id;
    request.state = "credited";
    this.cash.set(request.owner, (this.cash.get(request.owner) ?? 0) + row.amount);
  }

  /** Faults of the model's books; none, as a rule. */
  faults(): string[] {
    const found: string[] = [];
    const owed = new Map<number, number>();
    for (const row of this.rows) {
      const used = row.state === "matched" || row.state === "resolved";
      if (used !== (row.creditedTo !== undefined))
        found.push(`${row.ref} is ${row.state}, credited ${row.creditedTo}`);
      if (!row.creditedTo) continue;
      const request = this.requests.find(({ id }) => id === row.creditedTo);
      if (!request) found.push(`${row.ref} went to nobody`);
      else owed.set(request.owner, (owed.get(request.owner) ?? 0) + row.amount);
      if (row.state !== "matched" || !request) continue;
      const isExact = row.amount === request.total && row.accountId === request.accountId;
      const isInTime = request.createdAtMs <= row.atMs && row.atMs < request.expiresAtMs;
      if (!isExact || !isInTime) found.push(`${row.ref} matched what it is not`);
    }
    const takers = this.rows.flatMap(({ creditedTo }) => creditedTo ?? []);
    if (new Set(takers).size !== takers.length) found.push("two rows are behind one request");
    for (const [owner, amount] of this.cash)
      if (owed.get(owner) !== amount) found.push(`${owner} has ${amount}`);
    if (owed.size !== this.cash.size) found.push("a member's money was not credited");
    const credited = this.requests.filter(({ state }) => state === "credited").length;
    if (credited !== takers.length) found.push(`${credited} credited, ${takers.length} rows used`);
    const live = this.requests.filter(({ state }) => state === "waiting");
    if (new Set(live.map(({ accountId, total }) => `${accountId} ${total}`)).size !== live.length) {
      found.push("two live requests await one total");
    }
    return found;
  }
}
