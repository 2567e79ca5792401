import { z } from "zod";
import { approveAction } from "@/lib/contract/operators/approvals";
import {
  createFeedRow,
  type FeedRow,
  resolveFeedRow,
  unmatchedFeedRows,
} from "@/lib/contract/operators/bank-feed";
import { allOperatorDeposits } from "@/lib/contract/operators/deposits";
import { setLimit } from "@/lib/contract/operators/limits";
import type { Outcome } from "@/lib/contract/operators/outcome";
import { setPartner } from "@/lib/contract/operators/partners";
import {
  allOperatorRounds,
  closeRound,
  confirmResult,
  type OperatorRound,
  previewResult,
  rescheduleRound,
  resumeRound,
  suspendRound,
  voidRound,
} from "@/lib/contract/operators/rounds";
import {
  allOperatorBanks,
  allOperatorWithdraws,
  approveBank,
  approveWithdraw,
  rejectWithdraw,
} from "@/lib/contract/operators/withdraws";
import { roundResult } from "@/lib/contract/results";
import { oneBetList } from "@/lib/contract/rounds";
import type { GameState } from "@/lib/domain/partners/partners";
import type { PoyOption } from "@/lib/domain/poy/options";
import { bangkokIso, DAY_MS, epochMs, MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";
import { type Calls, newKey } from "./calls";

const clockAnswer = z.object({ data: z.object({ now: z.string() }) });

/** Longer than any story. */
const LONG_ENOUGH_MS = 10 * MINUTE_MS;

type RoundStatus = OperatorRound["status"];

export interface OperatorDriver {
  /** A round of the market that takes bets now and that no other story uses; moves the clock where needed. */
  openRound(betType: string): Promise<{ betId: string }>;
  /** Closes betting before its time, and lets the round's own time come, so that its result can be entered. */
  closeRound(betId: string): Promise<void>;
  /** Suspends betting, and resumes it. */
  suspendRound(betId: string, reason?: string): Promise<void>;
  resumeRound(betId: string): Promise<void>;
  /** Voids the round and refunds every stake. */
  voidRound(betId: string, reason: string): Promise<void>;
  /** Moves the round's close and its result by so many minutes each. */
  moveRound(betId: string, minutes: number, reason: string): Promise<void>;
  /** Sets the rate of one number; 0 closes it. */
  setLimit(betId: string, option: PoyOption, number: string, multiply: number): Promise<void>;
  /** Closes the round, previews a result read from a file, has another operator confirm it, and settles. */
  enterResult(betId: string, result: unknown): Promise<void>;
  /** The same for a round that has closed by its time. */
  enterResultOfClosed(betId: string, result: unknown): Promise<void>;
  /** Sets the state of a game partner. */
  setPartner(partner: string, state: GameState): Promise<void>;
  /** The bank reports the transfer of a member's report, and staff credit it. */
  creditReport(userName: string): Promise<void>;
  /** Unmatched rows of the bank feed. */
  unmatched(): Promise<FeedRow[]>;
  /** Approves the member's waiting bank account. */
  approveBankOf(userName: string): Promise<void>;
  /** Decides on the member's waiting withdrawal: a reason rejects it. */
  decideWithdrawOf(userName: string, rejectedFor?: string): Promise<void>;
  /** Moves the clock of rounds and jobs by so many minutes and runs what became due. */
  passMinutes(minutes: number): Promise<void>;
  /** Sets the clock of rounds and jobs, ISO with offset; null returns to real time. */
  setClock(now: string | null): Promise<void>;
  /** Runs the jobs that are due. */
  tick(): Promise<void>;
}

/** Actions of operators, the bank and the clock during a story, by the upstream's own calls. */
export function createOperatorDriver(
  calls: Calls,
  tokenOf: (userName: string) => Promise<string>,
): OperatorDriver {
  const ask = async (path: string, body: unknown) => {
    const { status, body: answer } = await calls.wire("POST", path, body);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return clockAnswer.parse(answer).data.now;
  };
  const setClock = async (now: string | null) => void (await ask("/test/clock", { now }));
  const tick = async () => void (await ask("/test/tick", {}));
  const passMinutes = async (minutes: number) => {
    const now = await ask("/test/tick", {});
    await setClock(bangkokIso(epochMs(now) + minutes * MINUTE_MS));
    await tick();
  };
  const taken = new Set<string>();
  const tokens = new Map<string, Promise<string>>();
  const as = (userName: string) => {
    const token = tokens.get(userName) ?? tokenOf(userName);
    tokens.set(userName, token);
    return token;
  };

  const free = async (betType: string, state: RoundStatus) => {
    const rounds: OperatorRound[] = [];
    let cursor: string | undefined;
    do {
      const body = { state, limit: 100, cursor };
      const page = await calls.call(allOperatorRounds, { body, token: await as("staff01") });
      rounds.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return rounds
      .filter((round) => round.betType === betType && !taken.has(round.betId))
      .toSorted((a, b) => a.unixTimeStamp.openTime - b.unixTimeStamp.openTime);
  };

  const openOne = async (betType: string) => {
    const now = epochMs(await ask("/test/tick", {}));
    const lasts = ({ unixTimeStamp }: OperatorRound) =>
      unixTimeStamp.realCloseTime * SECOND_MS > now + LONG_ENOUGH_MS;
    return (await free(betType, "open")).find(lasts);
  };

  /** An open round of the market, or its next one after moving the clock to its opening. */
  const openOrNext = async (betType: string) => {
    const round = await openOne(betType);
    if (round) return round;
    const [next] = await free(betType, "upcoming");
    if (!next) return undefined;
    await setClock(bangkokIso((next.unixTimeStamp.openTime + 60) * 1000));
    await tick();
    return openOne(betType);
  };

  /** A second operator approves what waits for approval. */
  const agree = async (outcome: Outcome<unknown>) => {
    if (outcome.state === "done") return;
    await calls.call(approveAction, { body: { id: outcome.approvalId }, token: await as("super01") });
  };

  const endBetting = async (betId: string) => {
    const body = { betId, reason: "closed for a story" };
    await calls.call(closeRound, { body, token: await as("admin01") });
    await ask("/test/figure", { betId });
  };

  const hand: OperatorDriver = {
    setClock,
    tick,
    closeRound: endBetting,
    passMinutes,
    async suspendRound(betId, reason = "paused for a story") {
      const body = { betId, reason };
      await calls.call(suspendRound, { body, token: await as("admin01") });
    },
    async resumeRound(betId) {
      const body = { betId, reason: "resumed for a story" };
      await agree(await calls.call(resumeRound, { body, token: await as("admin01") }));
    },
    async setPartner(partner, state) {
      const body = { partner, state, reason: "for a story" };
      await calls.call(setPartner, { body, token: await as("admin01") });
    },
    async voidRound(betId, reason) {
      await agree(await calls.call(voidRound, { body: { betId, reason }, token: await as("admin01") }));
    },
    async moveRound(betId, minutes, reason) {
      const { betList } = await calls.call(oneBetList, { query: { id: betId } });
      const later = (seconds: number) => bangkokIso((seconds + minutes * 60) * 1000);
      const { realCloseTime, realResultTime } = betList.unixTimeStamp;
      const times = { closeTime: later(realCloseTime), resultTime: later(realResultTime) };
      const token = await as("admin01");
      await agree(await calls.call(rescheduleRound, { body: { betId, ...times, reason }, token }));
    },
    async setLimit(betId, option, number, multiply) {
      const body = { betId, option, number, multiply, reason: "limited for a story" };
      await agree(await calls.call(setLimit, { body, token: await as("admin01") }));
    },
    async unmatched() {
      const rows: FeedRow[] = [];
      let cursor: string | undefined;
      do {
        const page = await calls.call(unmatchedFeedRows, { body: { cursor }, token: await as("staff01") });
        rows.push(...page.items);
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return rows;
    },
    async approveBankOf(userName) {
      const token = await as("staff01");
      const { items } = await calls.call(allOperatorBanks, { body: { limit: 100 }, token });
      const waiting = items.find((bank) => bank.userName === userName && bank.status === "waiting");
      await calls.call(approveBank, { body: { id: waiting?.id ?? "none" }, token });
    },
    async decideWithdrawOf(userName, rejectedFor) {
      const token = await as("staff01");
      const { items } = await calls.call(allOperatorWithdraws, { body: { status: "pending" }, token });
      const id = items.find((one) => one.userName === userName)?.id ?? "none";
      if (rejectedFor) await calls.call(rejectWithdraw, { body: { id, reason: rejectedFor }, token });
      else await agree(await calls.call(approveWithdraw, { body: { id }, token }));
    },
    async openRound(betType) {
      // Rounds exist two days ahead, draws two draws: the clock moves until the market has its next one.
      for (const days of [0, 1, 1, 2, 4, 8, 16]) {
        if (days > 0) await passMinutes((days * DAY_MS) / MINUTE_MS);
        const round = await openOrNext(betType);
        if (!round) continue;
        taken.add(round.betId);
        return { betId: round.betId };
      }
      throw new Error(`no round of ${betType} takes bets`);
    },
    async enterResult(betId, written) {
      await endBetting(betId);
      await hand.enterResultOfClosed(betId, written);
    },
    async enterResultOfClosed(betId, written) {
      const result = roundResult.parse(written);
      await ask("/test/figure", { betId });
      const token = await as("admin01");
      const { previewId } = await calls.call(previewResult, { body: { betId, result }, token });
      await agree(await calls.call(confirmResult, { body: { previewId }, token }));
      await tick();
    },
    async creditReport(userName) {
      const token = await as("staff01");
      const { items } = await calls.call(allOperatorDeposits, {
        body: { channel: "normal", limit: 100 },
        token,
      });
      const report = items.find((one) => one.userName === userName && one.status === "waiting");
      if (!report) throw new Error(`${userName} has reported nothing`);
      const ref = newKey();
      const at = bangkokIso(Date.now());
      const row = { bankAccountId: report.bankId, amount: report.prepareTotal, at, ref, channel: "story" };
      await calls.call(createFeedRow, { body: row, token });
      const found = (await hand.unmatched()).find((one) => one.ref === ref);
      if (!found) throw new Error("the row is not among the unmatched");
      const reason = "slip and bank agree";
      const body = { action: "credit" as const, id: found.id, depositId: report.id, reason };
      // Staff typed the row, so another operator has to approve it.
      await agree(await calls.call(resolveFeedRow, { body, token }));
    },
  };
  return hand;
}
