import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { GAME_SIGNATURE_HEADER, GAME_TIMESTAMP_HEADER } from "@/lib/contract/game-wallet";
import { setMemberStatus } from "@/lib/contract/operators/members";
import { closeAccount } from "@/lib/contract/own-data";
import { launchGame, leaveGame } from "@/lib/contract/partners";
import { pageOfTransactions } from "@/lib/contract/transactions";
import { oneTurnover } from "@/lib/contract/turnovers";
import { confirmPin, logout } from "@/lib/contract/users";
import { satang } from "@/lib/domain/money/money";
import { type WalletOperation, walletOperations } from "@/lib/domain/partners/wallet";
import { closeForgottenRounds } from "@/upstream/partners/close-forgotten";
import { signMessage } from "@/upstream/partners/wallet/signature";
import { demoSecret } from "@/upstream/simulators/games/provider";
import { databases } from "../../support/database";
import { TODAY } from "../../support/facts";
import { everyOperation, launch, type Player, tell, tellWallet } from "../../support/games";
import { brokenLaws } from "../../support/ledger";
import { newcomer, newcomers, operator, PASSWORD, type Person, payIn, signUp } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";
import { WalletModel } from "../../support/wallet-model";

const demo = { partner: "wl", gameId: "golden-lotus", device: "mobile" } as const;

const cashOf = async (service: TestService, { token }: Person) =>
  (await service.call(cashs, { token })).money / 100;

async function player(service: TestService, baht: number): Promise<Player> {
  return launch(service, await newcomer(service, baht));
}

describe.each(databases)("partners' games on $kind", (kind) => {
  const open = useService(kind);

  test("are told in a member's statement with the game and its round, and all nine leave the books sound", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    await everyOperation(service, member);
    expect(await cashOf(service, member)).toBe(100 - 15 + 30 + 3 + 2 - 1);
    const { items } = await service.call(pageOfTransactions, {
      body: { startedDate: TODAY, endedDate: TODAY, group: "games", limit: 100 },
      token: member.token,
    });
    expect(items).toHaveLength(12);
    const win = items.find(({ transactionType }) => transactionType === "WIN_GAME");
    expect(win?.game).toEqual({ partner: "wl", gameId: "golden-lotus", name: "Golden Lotus", round: "R1" });
    expect(win?.ref?.kind).toBe("game");
    expect(await brokenLaws(service.db)).toEqual([]);
  });

  test("count a message once, however often and at once it comes, and refuse another under its id", async () => {
    const service = open();
    const member = await player(service, 100);
    const bet = { round: "once", transaction: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => tell(service, member, "bet", 10, bet)),
    );
    expect(answers).toEqual(answers.map(() => ({ status: 200, code: null, moved: true, balance: 90_00 })));
    expect((await tell(service, member, "bet", 11, bet)).code).toBe("idempotency-mismatch");
    const other = await player(service, 100);
    expect((await tell(service, other, "bet", 10, bet)).code).toBe("idempotency-mismatch");
    const win = { round: "once", transaction: randomUUID() };
    for (let at = 0; at < 3; at++) expect((await tell(service, member, "win", 25, win)).balance).toBe(115_00);
    expect((await tell(service, member, "win", 25, { round: "once" })).code).toBe("game-round-over");
    expect(await cashOf(service, member)).toBe(115);
  });

  test("never take more than there is: of fifty bets at once on money for ten, ten are taken", async () => {
    const service = open();
    const member = await player(service, 100);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => tell(service, member, "bet", 10, { round: `race-${at}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === "balance-too-low")).toHaveLength(40);
    expect(await cashOf(service, member)).toBe(0);
    expect((await tell(service, member, "deduct", 1)).code).toBe("balance-too-low");
  });

  test("have a definite answer to what comes in the wrong order", async () => {
    const service = open();
    const member = await player(service, 100);
    const told = async (...args: [WalletOperation, number | null, Parameters<typeof tell>[4]]) => {
      const { code, moved } = await tell(service, member, ...args);
      return code ?? moved;
    };
    expect(await told("win", 50, { round: "late" })).toBe("game-round-unknown");
    expect(await told("refund", null, { round: "late", refersTo: "late-bet" })).toBe(false);
    expect(await told("bet", 10, { round: "late", transaction: "late-bet" })).toBe("game-bet-undone");
    expect(await told("bet", 10, { round: "late", transaction: "late-bet-2" })).toBe(true);
    expect(await told("refund", null, { round: "other", refersTo: "late-bet-2" })).toBe("invalid-input");
    expect(await told("refund", null, { round: "late", refersTo: "late-bet-2" })).toBe(true);
    expect(await told("refund", null, { round: "late", refersTo: "late-bet-2" })).toBe(false);
    expect(await told("cancel", null, { round: "never" })).toBe(false);
    expect(await told("bet", 10, { round: "never" })).toBe("game-round-over");
    expect(await told("bet", 10, { round: "won" })).toBe(true);
    expect(await told("win", 0, { round: "won" })).toBe(false);
    expect(await told("cancel", null, { round: "won" })).toBe("game-round-over");
    expect(await told("bet", 10, {})).toBe("invalid-input");
    expect(await cashOf(service, member)).toBe(90);
    const stranger = await tellWallet(service, { type: "balance", player: randomUUID() });
    expect(stranger.code).toBe("not-found");
  });

  test("believe only what is signed by the partner, over this body, just now", async () => {
    const service = open();
    const member = await player(service, 10);
    const message = { type: "balance", player: member.player } as const;
    const body = JSON.stringify(message);
    // Far from the limit of 300 s: a slow test must not push a time over it.
    const seconds = (more: number) => String(Math.floor(Date.now() / 1_000) + more);
    const secret = demoSecret(service.dependencies.env);
    const signed = (partner: string, timestamp: string, over = body, by = secret) => ({
      [GAME_TIMESTAMP_HEADER]: timestamp,
      [GAME_SIGNATURE_HEADER]: signMessage(by, partner, timestamp, over),
    });
    expect(await tellWallet(service, message, signed("wl", seconds(0)))).toMatchObject({ balance: 10_00 });
    for (const headers of [
      { [GAME_SIGNATURE_HEADER]: "" },
      signed("wl", seconds(-400)),
      signed("wl", seconds(400)),
      signed("wl", seconds(0), "{}"),
      signed("sa", seconds(0)),
      signed("wl", seconds(0), body, "another secret of thirty-two signs or more"),
      { ...signed("wl", seconds(0)), [GAME_TIMESTAMP_HEADER]: seconds(1) },
    ]) {
      expect(await tellWallet(service, message, headers)).toMatchObject({ status: 403, code: "forbidden" });
    }
    // A partner that is not connected has no webhook at all.
    expect((await tellWallet(service, message, {}, "sa")).status).toBe(403);
  });

  test("take no stakes from who has left, logged out, or is kept away, and pay what runs all the same", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const bounds = (until: string, member: Person) =>
      service.db.execute(sql`INSERT INTO player_limit (member, ${sql.raw(until)})
        VALUES (${member.uuid}, app_now() + interval '1 day')`);
    const ways: [string, (member: Player) => Promise<unknown>, string | null][] = [
      ["game-launch-over", (member) => service.call(leaveGame, { token: member.token }), null],
      ["game-launch-over", (member) => service.call(logout, { token: member.token }), null],
      [
        "area-closed",
        ({ uuid }) => service.call(setMemberStatus, { body: { uuid, status: 3, reason: "a test" }, token }),
        "area-closed",
      ],
      ["self-excluded", (member) => bounds("self_excluded_until", member), "self-excluded"],
      ["time-out-running", (member) => bounds("time_out_until", member), "time-out-running"],
    ];
    for (const [code, close, atLaunch] of ways) {
      const member = await player(service, 100);
      const round = randomUUID();
      await tell(service, member, "bet", 10, { round });
      await close(member);
      expect((await tell(service, member, "bet", 10, { round })).code).toBe(code);
      expect((await tell(service, member, "win", 30, { round })).balance).toBe(120_00);
      const asked = await tellWallet(service, { type: "balance", player: member.player });
      expect(asked.code).toBe(code === "game-launch-over" ? code : null);
      if (atLaunch)
        expect((await service.refusal(launchGame, { body: demo, token: member.token })).code).toBe(atLaunch);
    }
  });

  test("count towards a member's own limits of stakes and of losses", async () => {
    const service = open();
    const stakes = await player(service, 1_000);
    await service.db.execute(
      sql`INSERT INTO player_limit (member, stake_day) VALUES (${stakes.uuid}, 10000)`,
    );
    const first = { round: "s1", transaction: `s1-${stakes.uuid}` };
    expect((await tell(service, stakes, "bet", 60, first)).status).toBe(200);
    expect((await tell(service, stakes, "bet", 60, { round: "s2" })).code).toBe("stake-limit-reached");
    await tell(service, stakes, "refund", null, { round: "s1", refersTo: first.transaction });
    expect((await tell(service, stakes, "bet", 60, { round: "s2" })).status).toBe(200);

    const losses = await player(service, 1_000);
    await service.db.execute(sql`INSERT INTO player_limit (member, loss_day) VALUES (${losses.uuid}, 10000)`);
    await tell(service, losses, "create", 80, { round: "l1" });
    expect((await tell(service, losses, "bet", 30, { round: "l1" })).code).toBe("loss-limit-reached");
    await tell(service, losses, "win", 70, { round: "l1" });
    expect((await tell(service, losses, "bet", 30, { round: "l2" })).status).toBe(200);
  });

  test("count for turnover once a round is settled, and not when it was given back or undecided", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    await payIn(service, member, 1_000);
    const playing = await launch(service, member);
    const left = async () => (await service.call(oneTurnover, { token: member.token })).turnOver / 100;
    const before = await left();
    await tell(service, playing, "bet", 100, { round: "t1" });
    expect(await left()).toBe(before);
    await tell(service, playing, "win", 0, { round: "t1" });
    expect(await left()).toBe(before - 100);
    for (const [round, end, baht] of [
      ["t2", "draw", 100],
      ["t3", "cancel", null],
    ] as const) {
      await tell(service, playing, "bet", 100, { round });
      await tell(service, playing, end, baht, { round });
    }
    expect(await left()).toBe(before - 100);
  });

  test("that were forgotten are given back after a day, or settled where they had already paid more", async () => {
    const service = open();
    const [given, paid] = [await player(service, 100), await player(service, 100)];
    await tell(service, given, "bet", 40, { round: "forgotten" });
    await tell(service, paid, "bet", 40, { round: "forgotten" });
    await tell(service, paid, "win", 90, { round: "forgotten", endsRound: false });
    await closeForgottenRounds(service.db);
    expect(await cashOf(service, given)).toBe(60);
    await service.db.execute(
      sql`UPDATE game_round SET opened_at = opened_at - interval '25 hours' WHERE round = 'forgotten'`,
    );
    // A bet on a match of next week is not forgotten.
    const fan = await player(service, 100);
    await tell(service, fan, "bet", 40, { round: "derby" });
    await service.db.execute(sql`UPDATE game_round SET partner = 'soccer', opened_at = opened_at - interval '8 days'
      WHERE round = 'derby'`);
    // One that cannot be closed, because its member has no accounts, does not block the others.
    const { uuid } = await operator(service, "staff");
    await service.db.execute(sql`INSERT INTO game_round (partner, round, member, opened_at)
      VALUES ('wl', 'stuck', ${uuid}, app_now() - interval '30 hours')`);
    await expect(closeForgottenRounds(service.db)).rejects.toThrow("a member without accounts");
    await service.db.execute(sql`DELETE FROM game_round WHERE round = 'stuck'`);
    await closeForgottenRounds(service.db);
    expect([await cashOf(service, given), await cashOf(service, paid)]).toEqual([100, 150]);
    expect(await cashOf(service, fan)).toBe(60);
    expect((await tell(service, given, "win", 500, { round: "forgotten" })).code).toBe("game-round-over");
  });

  test("of an account keep it open until they are over", async () => {
    const service = open();
    const member = await launch(service, await signUp(service));
    await tell(service, member, "bonus", 10);
    await tell(service, member, "bet", 10, { round: "last" });
    const { token } = member;
    await service.call(confirmPin, { body: { password: PASSWORD }, token });
    const fault = await service.refusal(closeAccount, { body: { understood: true }, token });
    expect(fault).toMatchObject({ code: "account-not-empty", details: { balance: 0, slips: 1 } });
    await tell(service, member, "win", 0, { round: "last" });
    await service.call(closeAccount, { body: { understood: true }, token });
    expect((await tell(service, member, "bet", 1, { round: "after" })).code).toBe("game-launch-over");
  });

  test("are answered as the slow way answers them, whatever providers tell in whatever order", async () => {
    const service = open();
    const seen = new Map<string, number>();
    let run = 0;
    const message = fc.record({
      who: fc.nat({ max: 1 }),
      type: fc.constantFrom(...walletOperations),
      baht: fc.integer({ min: 0, max: 60 }),
      round: fc.constantFrom("q1", "q2", "q3"),
      transaction: fc.integer({ min: 1, max: 25 }).map(String),
      refersTo: fc.integer({ min: 1, max: 25 }).map(String),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(message, { minLength: 40, maxLength: 60 }), async (story) => {
        run += 1;
        const people = await newcomers(service, 2, satang(200_00));
        const crowd = await Promise.all(people.map((person) => launch(service, person)));
        const model = new WalletModel([200, 200]);
        for (const { who, type, baht, ...own } of story) {
          // A provider's ids are unique for ever: each run has others.
          const [transaction, refersTo] = [`q${run}-${own.transaction}`, `q${run}-${own.refersTo}`];
          const rest = { round: own.round, transaction, refersTo };
          const told = await tell(service, crowd[who] ?? { player: "" }, type, baht, rest);
          const { status, balance } = model.tell({ who, type, baht, ...own });
          const said = [type, told.status, told.balance];
          expect(said).toEqual([type, status, balance === null ? null : balance * 100]);
          seen.set(`${type} ${status}`, (seen.get(`${type} ${status}`) ?? 0) + 1);
        }
      }),
      { numRuns: 10, endOnFailure: true },
    );
    // Every kind of message was accepted at least once.
    expect(walletOperations.filter((type) => !seen.has(`${type} 200`))).toEqual([]);
    expect(await brokenLaws(service.db)).toEqual([]);
  });
});
