/** A member whose money goes every way that a turnover has to do with, by the functions behind the calls. */
import { sql } from "drizzle-orm";
import { isFault } from "@/lib/contract/fault";
import type { WalletMessage } from "@/lib/contract/game-wallet";
import { satang } from "@/lib/domain/money/money";
import type { TransactionType } from "@/lib/domain/money/transactions";
import { callFunction } from "@/upstream/db/call-function";
import { withdrawal } from "@/upstream/db/schema/withdrawals";
import type { Database, Tx } from "@/upstream/db/tx";
import { post } from "@/upstream/ledger/post";
import { applyMessage } from "@/upstream/partners/wallet/apply-message";
import { columns, type Verdict } from "@/upstream/poys/place-poy";
import { DEMO_PARTNER } from "@/upstream/simulators/games/provider";
import { lockWithdrawal, moveWithdrawal } from "@/upstream/withdrawals/end-withdrawal";
import { newKey } from "../../../tools/testing/calls";
import { boundAccount } from "../banks";
import { endWith, step } from "../books";
import { launch, type Player } from "../games";
import { newcomer } from "../people";
import { addRound, line } from "../rounds";
import type { TestService } from "../service";

export interface TurnoverWorld {
  db: Database;
  member: Player & { bankId: number };
  /** Rounds that take slips. */
  rounds: string[];
  /** Rounds whose settlement has begun. */
  begun: string[];
  poys: string[];
  /** The withdrawal that is not decided. */
  asked: string | null;
}

/** The winning number of every round. */
const WINNER = "11";
export const slipKinds = ["BET_GOV", "BET_YEEKEE", "BET_STOCK", "BET_SET_4"] as const;

export async function openTurnoverWorld(service: TestService): Promise<TurnoverWorld> {
  const person = await newcomer(service, 0);
  const { bankId } = await boundAccount(service, person);
  const rounds = [await addRound(service, "th_open"), await addRound(service, "th_open")];
  const member = { ...(await launch(service, person)), bankId };
  return { db: service.db, member, rounds, begun: [], poys: [], asked: null };
}

/** Credit of a kind, or taken back where it is below zero, satang. Nothing where the money is not there. */
export async function give(
  { db, member }: TurnoverWorld,
  kind: TransactionType,
  amount: number,
): Promise<void> {
  const [own, house] = [{ member: member.uuid, account: "cash" }, { house: "house-grants" }] as const;
  const sides = amount < 0 ? { from: own, to: house } : { from: house, to: own };
  const movement = { kind, ref: newKey(), amount: satang(Math.abs(amount)), ...sides };
  await unlessRefused(db.transaction((tx) => post(tx, movement)));
}

/** Places a slip of one line; its id, or null where it is refused. */
export async function place(
  world: TurnoverWorld,
  betId: string,
  baht: number,
  { wins = false, kind = "BET_STOCK" as (typeof slipKinds)[number] } = {},
): Promise<string | null> {
  const verdict: Verdict = await callFunction(world.db, "place_poy", {
    ...{ member: world.member.uuid, betId, key: newKey(), bodyHash: "", note: "", kind },
    ...columns([line("teng_bon_2", wins ? WINNER : "12", baht)]),
  });
  if (verdict.fault !== undefined) return null;
  world.poys.push(verdict.poyId);
  return verdict.poyId;
}

export const cancel = ({ db, member }: TurnoverWorld, poyId: string) =>
  callFunction<"abort_poy", { fault?: string }>(db, "abort_poy", {
    ...{ member: member.uuid, poyId, leadMs: 0, mostADay: 1_000 },
  });

/** Begins a settlement: so many transactions of it, of one slip each; without a number all of them. */
export async function settleRound({ db }: TurnoverWorld, betId: string, steps = Infinity): Promise<void> {
  await endWith(db, betId, { top3: `5${WINNER}`, bottom2: "00" });
  for (let at = 0; at < steps && (await step(db, betId, 1)); at++);
}

/** A message of the provider; the code of its refusal, or null. */
export const message = (
  { db, member: { player } }: TurnoverWorld,
  about: Omit<WalletMessage, "player">,
): Promise<string | null> =>
  unlessRefused(db.transaction((tx) => applyMessage(tx, DEMO_PARTNER, { player, ...about })));

/** Asks for a withdrawal as ask-withdrawal.ts does, but asks for no turnover. */
export async function ask(world: TurnoverWorld, amount: number): Promise<void> {
  const { db, member } = world;
  const isRefused = await unlessRefused(
    db.transaction(async (tx) => {
      const [row] = await tx
        .insert(withdrawal)
        .values({ member: member.uuid, bankId: member.bankId, amount, createdAt: sql`app_now()` })
        .returning();
      if (!row) throw new Error("no withdrawal row");
      const own = { member: member.uuid };
      const sides = { from: { ...own, account: "cash" }, to: { ...own, account: "pending" } } as const;
      await post(tx, { kind: "WITHDRAW", ref: row.id, amount: satang(amount), ...sides });
      world.asked = row.id;
    }),
  );
  if (isRefused) world.asked = null;
}

export async function decide(
  world: TurnoverWorld,
  to: "paid" | "rejected",
  isRejectedByBank = false,
): Promise<void> {
  const { db, asked } = world;
  if (asked === null) return;
  await db.transaction(async (tx) => {
    const by = world.member.uuid;
    const move = async (next: Parameters<typeof moveWithdrawal>[2]) => {
      const row = await lockWithdrawal(tx, asked);
      if (!row || !(await moveWithdrawal(tx, row, next))) throw new Error(`${asked} is not ${next.to}`);
    };
    if (to === "paid" || isRejectedByBank) await move({ to: "approved", by });
    await move(to === "paid" ? { to, bankRef: newKey() } : { to, by: null, reason: "bank-refused" });
  });
  world.asked = null;
}

/** A function's sums of at most so many postings. */
export const sum = ({ db, member }: { db: Tx; member: { uuid: string } }, most = 10_000) =>
  callFunction<"sum_turnover", { looked: number; summed: number }>(db, "sum_turnover", {
    ...{ member: member.uuid, most },
  });

/** The sums of a member's credits, in their order. */
export async function stakedOf({ db, member }: TurnoverWorld): Promise<number[]> {
  const { rows } = await db.execute<{ staked: number }>(
    sql`SELECT staked FROM staked_credit WHERE member = ${member.uuid} ORDER BY movement`,
  );
  return rows.map(({ staked }) => staked);
}

/** The code of a fault, null where there was none. */
const unlessRefused = (done: Promise<unknown>): Promise<string | null> =>
  done.then(
    () => null,
    (error: unknown) => {
      if (isFault(error)) return error.code;
      throw error;
    },
  );
