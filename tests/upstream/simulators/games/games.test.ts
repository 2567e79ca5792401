import { createHmac, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { demoGamePaths, GAMES_PATH, playReply, stateReply } from "@/lib/contract/demo-games";
import { oneGameRound } from "@/lib/contract/partners";
import { setPlayerLimits } from "@/lib/contract/player-limits";
import { pageOfTransactions } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import { statementWindow } from "@/lib/domain/money/transactions";
import { winOf } from "@/lib/domain/partners/demo/game";
import { findDemoGame } from "@/lib/domain/partners/demo/games";
import { consumeLimit } from "@/upstream/http/rate-limit";
import { isProven, type Promised } from "@/upstream/simulators/games/client/check-play";
import { beginPlay, endLeftPlays, endPlay, playUnderWay } from "@/upstream/simulators/games/plays";
import { demoSecret } from "@/upstream/simulators/games/provider";
import { seatOf } from "@/upstream/simulators/games/seats";
import { createWalletClient, type WalletClient } from "@/upstream/simulators/games/wallet-client";
import { embeddedAlone } from "../../../support/database";
import { launch, type Player } from "../../../support/games";
import { brokenLaws } from "../../../support/ledger";
import { newcomer, type Person } from "../../../support/people";
import type { TestService } from "../../../support/service";
import { useService } from "../../../support/use-service";

const cashOf = async (service: TestService, { token }: Person) =>
  (await service.call(cashs, { token })).money / 100;

async function player(service: TestService, baht: number): Promise<Player> {
  return launch(service, await newcomer(service, baht));
}

describe.each(embeddedAlone)("demo games on $kind", (kind) => {
  const open = useService(kind);

  test("are fair to check, and end in the wallet", async () => {
    const service = open();
    const member = await player(service, 100);
    const key = member.url.split("#")[1] ?? "";
    const before = stateReply.parse(await ask(service, demoGamePaths.state, { key }));
    expect([before.balance, before.played]).toEqual([100_00, []]);
    const sent = { key, sentId: randomUUID(), clientSeed: "my own luck", stakes: { line: 10 } };
    const first = playReply.parse(await ask(service, demoGamePaths.play, sent));
    // Sent again it is the same play.
    expect(playReply.parse(await ask(service, demoGamePaths.play, sent)).played).toEqual(first.played);
    const { played } = first;
    expect([played.nonce, played.seedHash]).toEqual([before.next.nonce, before.next.seedHash]);
    // The verification by the game's page, with a genuine and a tampered play.
    const told = { ...played, stakes: { line: 10 }, win: played.win / 100 };
    const promised = { ...before.next, clientSeed: sent.clientSeed, stakes: sent.stakes };
    expect(isProven("golden-lotus", told, promised)).toBe(true);
    const another = "0".repeat(64);
    for (const changed of [{ win: told.win + 1 }, { shown: [0, 0, 33] }, { seed: another }]) {
      expect(isProven("golden-lotus", { ...told, ...changed }, promised)).toBe(false);
    }
    // Valid in itself, but not as promised: with a nonce, a seed or stakes of its own a provider could choose.
    const others: Partial<Promised>[] = [
      { seedHash: another },
      { nonce: 7 },
      { clientSeed: "the house's luck" },
      { stakes: { line: 11 } },
      { stakes: { line: 10, more: 1 } },
    ];
    for (const changed of others) {
      expect(isProven("golden-lotus", told, { ...promised, ...changed })).toBe(false);
    }
    const bytes = createHmac("sha256", Buffer.from(played.seed, "hex")).update("my own luck:1").digest();
    const outcome = findDemoGame("golden-lotus")?.play(bytes, { line: 10_00 });
    expect([outcome?.shown, outcome && winOf(outcome)]).toEqual([played.shown, played.win]);
    // From the statement it opens as a whole: money, times, and the same values to work it out again.
    const body = { ...statementWindow(await service.now()), group: "games" as const };
    const { items } = await service.call(pageOfTransactions, { body, token: member.token });
    const ofRound = (id: string) => service.call(oneGameRound, { query: { id }, token: member.token });
    const whole = await ofRound(items.at(-1)?.ref?.id ?? "");
    expect(whole).toMatchObject({
      name: "Golden Lotus",
      round: played.id,
      staked: 10_00,
      returned: played.win,
    });
    expect([whole.openedAt.length, whole.play]).toEqual([whole.endedAt?.length, played]);
    expect(first.balance).toBe(90_00 + played.win);
    expect(await cashOf(service, member)).toBe(first.balance / 100);
    expect(first.next.nonce).toBe(2);
    for (const wrong of [
      { ...sent, sentId: randomUUID(), stakes: { line: 5_000 } },
      { ...sent, sentId: randomUUID(), stakes: { nowhere: 10 } },
      { ...sent, sentId: randomUUID(), stakes: { line: 0.5 } },
      { ...sent, key: "x".repeat(43) },
    ]) {
      expect(await ask(service, demoGamePaths.play, wrong)).toHaveProperty("code");
    }
    expect(await cashOf(service, member)).toBe(first.balance / 100);
  });

  test("show a player's last plays of the same game after leaving and coming back, to nobody else", async () => {
    const service = open();
    const person = await newcomer(service, 100);
    const keyAt = async (who: Person, gameId?: string) =>
      (await launch(service, who, gameId)).url.split("#")[1] ?? "";
    const playedAt = async (key: string) =>
      stateReply.parse(await ask(service, demoGamePaths.state, { key })).played;
    const plays: { id: string; nonce: number }[] = [];
    for (const stake of [10, 20]) {
      const key = await keyAt(person);
      const sent = { key, sentId: randomUUID(), clientSeed: "luck", stakes: { line: stake } };
      plays.push(playReply.parse(await ask(service, demoGamePaths.play, sent)).played);
    }
    expect(plays.map(({ nonce }) => nonce)).toEqual([1, 1]);
    // The number of each launch begins anew: what names a play is the id that its wallet knows.
    const { rows } = await service.db.execute<{ round: string }>(
      sql`SELECT round FROM game_round WHERE member = ${person.uuid} ORDER BY opened_at`,
    );
    expect(plays.map(({ id }) => id)).toEqual(rows.map(({ round }) => round));
    const shown = await playedAt(await keyAt(person));
    expect(shown.map(({ stakes }) => stakes)).toEqual([{ line: 20_00 }, { line: 10_00 }]);
    expect(await playedAt(await keyAt(person, "hi-lo"))).toEqual([]);
    expect(await playedAt(await keyAt(await newcomer(service, 100)))).toEqual([]);
  });

  test("pass on which limit of the member's own refused a play, and until when", async () => {
    const service = open();
    const member = await player(service, 100);
    const key = member.url.split("#")[1] ?? "";
    await service.call(setPlayerLimits, {
      body: { stake: { day: satang(30_00), week: null, month: null } },
      token: member.token,
    });
    const sent = { key, sentId: randomUUID(), clientSeed: "luck", stakes: { line: 50 } };
    expect(await ask(service, demoGamePaths.play, sent)).toMatchObject({
      code: "stake-limit-reached",
      details: { span: "day", limit: 30, used: 0 },
    });
    expect(await cashOf(service, member)).toBe(100);
  });

  test("have a page in each language, whose scripts and styles its policy knows", async () => {
    const service = open();
    for (const lang of ["th", "en", "km", "my"]) {
      const page = await fetch(`${service.origin}${GAMES_PATH}/hi-lo?lang=${lang}`);
      const html = await page.text();
      const policy = page.headers.get("content-security-policy") ?? "";
      const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";
      expect(html).toContain(`<html lang="${lang}">`);
      expect(html.split(`nonce="${nonce}"`)).toHaveLength(3);
      expect(policy).not.toMatch(/unsafe|\*/);
    }
    expect((await fetch(`${service.origin}${GAMES_PATH}/nothing`)).status).toBe(404);
  });

  test("lose nothing when answers are lost half-way", async () => {
    const service = open();
    const secret = demoSecret(service.dependencies.env);
    const wallet = createWalletClient("wl", secret, () => service.origin);
    const { db, log } = service.dependencies;
    for (const lost of ["bet", "end"]) {
      const member = await player(service, 100);
      const key = member.url.split("#")[1] ?? "";
      const deaf: WalletClient = {
        async tell(message) {
          const heard = await wallet.tell(message);
          if ("transaction" in message && message.transaction.endsWith(lost))
            throw new Error("the line was cut");
          return heard;
        },
      };
      const seat = await seatOf(db, key);
      const sent = { sentId: randomUUID(), clientSeed: "luck", stakes: { line: 10_00 } };
      const play = await beginPlay(db, seat, sent);
      await expect(endPlay(db, deaf, seat, play)).rejects.toThrow("the line was cut");
      expect((await playUnderWay(db, seat))?.id).toBe(play.id);
      await endLeftPlays(db, wallet, log, 0);
      expect(await playUnderWay(db, seat)).toBeNull();
      const { rows } = await db.execute<{ status: string; net: number }>(
        sql`SELECT status, returned - staked AS net FROM game_round WHERE round = ${play.id}`,
      );
      // A stake that was never confirmed is refunded; a confirmed one is played to its end.
      expect(rows[0]?.status === "cancelled").toBe(lost === "bet");
      expect(await cashOf(service, member)).toBe(100 + Number(rows[0]?.net) / 100);
    }
    expect(await brokenLaws(db)).toEqual([]);
  });

  test("keep no stake of a play that was refused to whoever asked first", async () => {
    const service = open();
    const wallet = createWalletClient("wl", demoSecret(service.dependencies.env), () => service.origin);
    const { db } = service.dependencies;
    const member = await player(service, 100);
    const seat = await seatOf(db, member.url.split("#")[1] ?? "");
    const sent = { sentId: randomUUID(), clientSeed: "luck", stakes: { line: 10_00 } };
    const play = await beginPlay(db, seat, sent);
    const refusing: WalletClient = { tell: async () => ({ refusal: "balance-too-low" }) };
    // Both read the play in its requested state; the wallet answers one after the other.
    expect((await endPlay(db, refusing, seat, play)).state).toBe("refused");
    expect((await endPlay(db, wallet, seat, play)).state).toBe("refused");
    expect(await cashOf(service, member)).toBe(100);
  });

  test("are not written down without end", async () => {
    const service = open();
    const member = await player(service, 0);
    const key = member.url.split("#")[1] ?? "";
    const play = () =>
      ask(service, demoGamePaths.play, {
        key,
        sentId: randomUUID(),
        clientSeed: "luck",
        stakes: { line: 10 },
      });
    expect(await play()).toMatchObject({ code: "balance-too-low" });
    for (let at = 0; at < 119; at++) await consumeLimit("demoPlay", (await seatOf(service.db, key)).keyHash);
    expect(await play()).toMatchObject({ code: "rate-limited" });
  });
});

async function ask(service: TestService, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${service.origin}${path}`, {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: JSON.stringify(body),
  });
  const json = (await response.json()) as { data?: unknown };
  return json.data ?? json;
}
