import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cancelDeposit, claimDeposit, type Deposit } from "@/lib/contract/deposits";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { type NewFeedRow, resolveFeedRow } from "@/lib/contract/operators/bank-feed";
import { rejectDeposit } from "@/lib/contract/operators/deposits";
import { satang } from "@/lib/domain/money/money";
import { bangkokIso, epochMs, MINUTE_MS } from "@/lib/domain/time/time";
import { bankFeed, deposit } from "@/upstream/db/schema/deposits";
import { expireDeposits } from "@/upstream/deposits/end-deposit";
import { newKey } from "../../../tools/testing/calls";
import { withSecond } from "../../support/approvals";
import { tellCredit } from "../../support/bank-feed";
import { databases } from "../../support/database";
import { type Act, acts, at } from "../../support/deposit-acts";
import { type BookedRequest, type BookedRow, Books } from "../../support/deposit-books";
import { cashOf, queueOf } from "../../support/deposits";
import { brokenLaws } from "../../support/ledger";
import { fromHome, newcomers, operator, type Person } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

const ACCOUNTS = [1, 2];
const RUNS = 12;

describe.each(databases)("the service under random feeds on $kind", (kind) => {
  const open = useService(kind);

  test("keeps the same books as the rules alone: each row once, to the right member, none lost", async () => {
    const service = open();
    const { token: staff } = await operator(service, "staff");
    let band = 0;
    const seen = { matched: 0, waiting: 0 };
    await fc.assert(
      fc.asyncProperty(acts(24), async (day) => {
        // Each run has amounts of its own, so that none matches another run's requests.
        band += 1;
        const run = new Run(service, staff, await newcomers(service, 4, satang(0)), 200 + band * 10);
        for (const { state } of await run.play(day)) seen[state === "matched" ? "matched" : "waiting"] += 1;
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    // Some runs matched money automatically, and left rows to staff.
    expect(seen.matched).toBeGreaterThanOrEqual(RUNS / 4);
    expect(seen.waiting).toBeGreaterThan(0);
    expect(await brokenLaws(service.db)).toEqual([]);
  }, 300_000);
});

/** One run: every action is done in the service and in the model, which must then agree. */
class Run {
  private readonly books = new Books();
  /** The service's ids, by those of the model. */
  private readonly ids = new Map<string, string>();
  private readonly told = new Map<string, NewFeedRow>();

  constructor(
    private readonly service: TestService,
    private readonly staff: string,
    private readonly people: readonly Person[],
    private readonly baht: number,
  ) {}

  /** The rows that the feeds reported. */
  async play(day: readonly Act[]): Promise<readonly BookedRow[]> {
    for (const act of day) await this.act(act);
    await this.compare();
    return this.books.rows;
  }

  private async act(act: Act): Promise<void> {
    const { requests, rows } = this.books;
    const request = "request" in act ? at(requests, act.request) : undefined;
    const row = "row" in act ? at(rows, act.row) : undefined;
    if (act.kind === "ask") await this.ask(act.owner, act.account, act.amount);
    else if (act.kind === "wait") await this.wait(act.minutes);
    else if (act.kind === "stray") {
      const amount = this.baht * 100 + (act.amount % 250);
      await this.tell(`bank-${ACCOUNTS[act.account]}`, amount, (await this.now()) + act.minutes * MINUTE_MS);
    } else if (act.kind === "row" && request) {
      const accountId = act.elsewhere
        ? request.accountId === "bank-1"
          ? "bank-2"
          : "bank-1"
        : request.accountId;
      await this.tell(accountId, request.total + act.off, request.createdAtMs + act.minutes * MINUTE_MS);
    } else if (act.kind === "repeat" && row) await this.send(row.ref);
    else if (act.kind === "resolve" && row && request) await this.resolve(row, request);
    else if (act.kind === "dismiss" && row) await this.dismiss(row);
    else if ((act.kind === "cancel" || act.kind === "claim" || act.kind === "reject") && request) {
      await this.end(act.kind, request);
    }
  }

  private now = () => this.service.now();

  private async ask(owner: number, account: number, amount: number): Promise<void> {
    const body = { bankId: ACCOUNTS[account] ?? 0, prepareAmount: satang((this.baht + amount) * 100) };
    const person = this.people[owner];
    const headers = person && fromHome(person);
    const asked = this.service.call(createFastDeposit, {
      body,
      token: person?.token,
      key: newKey(),
      headers,
    });
    const made: Deposit | null = await asked.catch(() => null);
    const atMs = made ? epochMs(made.createdAt) : await this.now();
    const booked = this.books.ask(owner, `bank-${body.bankId}`, body.prepareAmount, atMs);
    expect(made?.prepareTotal).toBe(booked?.total);
    if (made && booked) this.ids.set(booked.id, made.id);
  }

  private async wait(minutes: number): Promise<void> {
    const then = (await this.now()) + minutes * MINUTE_MS;
    await this.service.setClock(bangkokIso(then));
    await this.service.db.transaction((tx) => expireDeposits(tx, then));
    this.books.expire(then);
  }

  private async end(kind: "cancel" | "claim" | "reject", request: BookedRequest): Promise<void> {
    const id = this.ids.get(request.id) ?? "";
    const token = this.token(request.owner);
    const now = await this.now();
    const transferredAt = bangkokIso(now);
    const acts = {
      cancel: () => this.service.call(cancelDeposit, { body: { id }, token }),
      claim: () =>
        this.service.call(claimDeposit, {
          body: { id, amount: satang(request.total), transferredAt },
          token,
        }),
      reject: () =>
        this.service.call(rejectDeposit, { body: { id, reason: "no such transfer" }, token: this.staff }),
    };
    const booked = kind === "claim" ? this.books.claim(request, now) : this.books[kind](request);
    expect([kind, await passes(acts[kind]())]).toEqual([kind, booked]);
  }

  private async tell(accountId: string, amount: number, atMs: number): Promise<void> {
    const ref = newKey();
    const bankAccountId = Number(accountId.slice("bank-".length));
    this.told.set(ref, {
      bankAccountId,
      amount: satang(amount),
      at: bangkokIso(atMs),
      ref,
      channel: "tests",
    });
    const booked = this.books.book({ ref, accountId, amount, atMs });
    expect((await this.send(ref)).matched).toBe(booked.state === "matched");
  }

  private send(ref: string) {
    const body = this.told.get(ref);
    if (!body) throw new Error("never told");
    return tellCredit(this.service, body);
  }

  private async resolve(row: BookedRow, request: BookedRequest): Promise<void> {
    const depositId = this.ids.get(request.id) ?? "";
    const body = { action: "credit", id: await this.rowId(row), depositId, reason: "it is his" } as const;
    // A different amount, or another member's transfer, needs two people.
    const done = await passes(
      withSecond(this.service, resolveFeedRow, { body, token: this.staff }, "administrator"),
    );
    expect(done).toBe(this.books.resolve(row, request));
  }

  private async dismiss(row: BookedRow): Promise<void> {
    const body = { action: "dismiss", id: await this.rowId(row), reason: "nobody's money" } as const;
    const done = await passes(this.service.call(resolveFeedRow, { body, token: this.staff }));
    expect(done).toBe(this.books.dismiss(row));
  }

  private async rowId({ ref }: BookedRow): Promise<string> {
    const [row] = await this.service.db.select().from(bankFeed).where(sql`${bankFeed.ref} = ${ref}`);
    return String(row?.id ?? 0);
  }

  private token = (owner: number): string => this.people[owner]?.token ?? "";

  private async compare(): Promise<void> {
    expect(this.books.faults()).toEqual([]);
    const rows = await this.service.db.select().from(bankFeed);
    const states = new Map(rows.map(({ ref, status }) => [ref, status]));
    expect(this.books.rows.map(({ ref, state }) => [ref, state])).toEqual(
      this.books.rows.map(({ ref }) => [ref, states.get(ref)]),
    );
    const deposits = await this.service.db.select().from(deposit);
    const stands = new Map(deposits.map(({ id, status }) => [id, status]));
    expect(this.books.requests.map(({ id, state }) => [id, state])).toEqual(
      this.books.requests.map(({ id }) => [id, stands.get(this.ids.get(id) ?? "")]),
    );
    for (const [owner, person] of this.people.entries()) {
      expect(await cashOf(this.service, person)).toBe(this.books.cash.get(owner) ?? 0);
    }
    const queued = new Set((await queueOf(this.service)).map(({ ref }) => ref));
    for (const { ref, state } of this.books.rows) expect(queued.has(ref)).toBe(state === "unmatched");
  }
}

const passes = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );
