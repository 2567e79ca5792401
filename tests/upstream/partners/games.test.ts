import { createHmac, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { demoGamePaths, GAMES_PATH, playReply, stateReply } from "@/lib/contract/demo-games";
import { allPartners, setPartner } from "@/lib/contract/operators/partners";
import { setMaintenance } from "@/lib/contract/operators/site";
import { gameHighlightConfigs, gameListConfig, gameListConfigNr, launchGame } from "@/lib/contract/partners";
import { winOf } from "@/lib/domain/partners/demo/game";
import { findDemoGame } from "@/lib/domain/partners/demo/games";
import { partnerKeys } from "@/lib/domain/partners/partners";
import { consumeLimit } from "@/upstream/http/rate-limit";
import { isProven, type Promised } from "@/upstream/partners/demo/client/check-play";
import { beginPlay, endLeftPlays, endPlay, playUnderWay } from "@/upstream/partners/demo/plays";
import { demoSecret } from "@/upstream/partners/demo/provider";
import { seatOf } from "@/upstream/partners/demo/seats";
import { createWalletClient, type WalletClient } from "@/upstream/partners/demo/wallet-client";
import { signedProvider } from "@/upstream/partners/providers/signed";
import { newKey } from "../../../tools/testing/calls";
import { embeddedAlone } from "../../support/database";
import { launch, type Player, tell } from "../../support/games";
import { brokenLaws } from "../../support/ledger";
import { newcomer, operator, type Person } from "../../support/people";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

const demo = { partner: "wl", gameId: "golden-lotus", device: "mobile" } as const;

const cashOf = async (service: TestService, { token }: Person) =>
  (await service.call(cashs, { token })).money / 100;

async function player(service: TestService, baht: number): Promise<Player> {
  return launch(service, await newcomer(service, baht));
}

describe.each(embeddedAlone)("the games of partners on $kind", (kind) => {
  const open = useService(kind);

  test("are listed with their states, the demo's open and labelled, the others waiting for a provider", async () => {
    const service = open();
    const { token } = await newcomer(service, 0);
    const all = await service.call(gameListConfig, { token });
    expect(all.filter((game) => game.open).map(({ gameId, isDemo }) => [gameId, isDemo])).toEqual([
      ["golden-lotus", true],
      ["hi-lo", true],
      ["fish-prawn-crab", true],
    ]);
    expect(new Set(all.map(({ partner }) => partner))).toEqual(new Set(partnerKeys));
    expect(all.filter(({ partner }) => partner !== "wl").every((game) => game.state === "unconnected")).toBe(
      true,
    );
    const free = await service.call(gameListConfigNr, { token });
    expect(free.some(({ category }) => category === "casino")).toBe(false);
    expect((await service.call(gameHighlightConfigs, { token })).map(({ gameId }) => gameId)).toEqual([
      "golden-lotus",
      "hi-lo",
      "fish-prawn-crab",
    ]);
  });

  test("in maintenance open nothing and take no stakes, and an operator's word on it is written down", async () => {
    const service = open();
    const member = await player(service, 100);
    await tell(service, member, "bet", 10, { round: "kept" });
    const { token } = await operator(service, "administrator");
    const set = (state: "open" | "maintenance") =>
      service.call(setPartner, { body: { partner: "wl", state, reason: "a test of it" }, token });
    expect(await set("maintenance")).toEqual({ partner: "wl", state: "maintenance", isConnected: true });
    expect((await service.refusal(launchGame, { body: demo, token: member.token })).code).toBe(
      "partner-unavailable",
    );
    expect((await tell(service, member, "bet", 10, { round: "kept" })).code).toBe("partner-unavailable");
    expect((await tell(service, member, "win", 30, { round: "kept" })).balance).toBe(120_00);
    await set("open");
    expect((await service.call(allPartners, { token }))[0]).toMatchObject({ partner: "wl", state: "open" });
    const { rows } = await service.db.execute<{ n: number }>(
      sql`SELECT count(*) AS n FROM audit WHERE action = 'operators.partners.set'`,
    );
    expect(Number(rows[0]?.n)).toBe(2);
    for (const body of [
      { ...demo, partner: "sa", gameId: undefined },
      { ...demo, partner: "joker", gameId: undefined },
    ]) {
      expect((await service.refusal(launchGame, { body, token: member.token })).code).toBe(
        "partner-unavailable",
      );
    }
    for (const body of [
      { ...demo, gameId: "nothing" },
      { ...demo, gameList: "dice" },
    ]) {
      expect((await service.refusal(launchGame, { body, token: member.token })).code).toBe("not-found");
    }
  });

  test("take no stakes while the whole site is closed, and what runs is settled", async () => {
    const service = open();
    const member = await player(service, 100);
    await tell(service, member, "bet", 10, { round: "over-night" });
    const { token } = await operator(service, "administrator");
    await service.call(setMaintenance, { body: { on: true }, token });
    expect((await tell(service, member, "bet", 10, { round: "over-night" })).code).toBe(
      "partner-unavailable",
    );
    expect((await tell(service, member, "win", 30, { round: "over-night" })).balance).toBe(120_00);
    await service.call(setMaintenance, { body: { on: false }, token });
    expect((await tell(service, member, "bet", 10, { round: "morning" })).balance).toBe(110_00);
  });

  test("of the demo provider are fair to check, and end in the wallet", async () => {
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

  test("of the demo provider have a page in each language, whose scripts and styles its policy knows", async () => {
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

  test("of the demo provider lose nothing when answers are lost half-way", async () => {
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

  test("of the demo provider keep no stake of a play that was refused to whoever asked first", async () => {
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

  test("of the demo provider are not written down without end", async () => {
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

    for (let at = 0; at < 59; at++) await consumeLimit("gameLaunch", member.uuid);
    expect((await service.refusal(launchGame, { body: demo, token: member.token })).code).toBe(
      "rate-limited",
    );
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

test("a connected provider is opened by an address that it can prove", async () => {
  const secret = "a secret of both sides, long enough";
  const provider = signedProvider("joker", {
    launchUrl: "https://games.example/open/{game}?brand=7",
    secret,
  });
  const told = { player: newKey(), gameList: null, gameId: "big fish", device: "pc", locale: "mm" } as const;
  const url = new URL(await provider.launch(undefined as never, told));
  const signature = url.searchParams.get("signature");
  url.searchParams.delete("signature");
  expect(url.pathname).toBe("/open/big%20fish");
  expect(url.searchParams.get("brand")).toBe("7");
  expect(signature).toBe(createHmac("sha256", secret).update(url.searchParams.toString()).digest("hex"));
});
