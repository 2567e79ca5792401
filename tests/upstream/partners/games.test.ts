import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { allPartners, setPartner } from "@/lib/contract/operators/partners";
import { setMaintenance } from "@/lib/contract/operators/site";
import { gameHighlightConfigs, gameListConfig, gameListConfigNr, launchGame } from "@/lib/contract/partners";
import { partnerKeys } from "@/lib/domain/partners/partners";
import { consumeLimit } from "@/upstream/http/rate-limit";
import { signedProvider } from "@/upstream/partners/providers/signed";
import { newKey } from "../../../tools/testing/calls";
import { embeddedAlone } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { launch, type Player, tell } from "../../support/world/games";
import { newcomer, operator } from "../../support/world/people";

const demo = { partner: "wl", gameId: "golden-lotus", device: "mobile" } as const;

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

  test("are not opened without end", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    for (let at = 0; at < 60; at++) await consumeLimit("gameLaunch", member.uuid);
    expect((await service.refusal(launchGame, { body: demo, token: member.token })).code).toBe(
      "rate-limited",
    );
  });
});

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
