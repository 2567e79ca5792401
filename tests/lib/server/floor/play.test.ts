import { describe, expect, test, vi } from "vitest";
import { gameListConfig } from "@/lib/contract/partners";
import { allYings, oneYingResult, summaryOfYings } from "@/lib/contract/yings";
import { ask } from "@/lib/server/ask/ask";
import { forward } from "@/lib/server/proxy/forward";
import { tokenOf } from "../../../support/spec-upstream/calls";
import { ownHeaders, post } from "../small-upstream";
import { onFloor } from "./on-floor";

vi.mock("next/headers", async () => ({ headers: (await import("./on-floor")).pageHeaders }));
const upstream = onFloor();

const send = async (path: string, body: object) => {
  const cookie = `access-token=${tokenOf(Date.now())}`;
  const answer = await forward("poy", post(`/poy-api/${path}`, body, ownHeaders({ cookie })));
  return { status: answer.status, body: await answer.json() };
};
const shoot = (betId: string, yingNumber: string) => send("yings.create", { betId, yingNumber });

describe("playing by the spec's calls", () => {
  test("a bet on four digits is accepted with the lines that were sent", async () => {
    const sets = { betId: "6002", betName: "BET_LOTERRY4_LAOS", lines: [{ number: "1234", sets: 2 }] };
    const { status, body } = await send("lotteries.lao.create", sets);
    expect([status, body.data]).toMatchObject([
      200,
      { status: "accepted", roundName: "หวยชุดลาว", setListJson: [{ number: "1234", sets: 2 }] },
    ]);
  });

  test("a shot without a receipt, the list that it stands in, and its sum", async () => {
    expect((await shoot("3034", "00042")).body.data).toEqual({
      row: "",
      rowHash: "",
      seq: 0,
    });
    await shoot("3034", "10000");
    const rows = await ask(allYings, { query: { betId: "3034", limit: 1 } });
    expect(rows).toMatchObject([{ seq: 2, number: "10000", alias: "", ms: 0 }]);
    const summary = await ask(summaryOfYings, { body: { betId: "3034" } });
    expect(summary).toMatchObject({ count: 2, sum: 10_042, commitment: null, waitMs: 0 });
    expect(summary.withSystemShot).toBeUndefined();
    expect(await ask(oneYingResult, { body: { betId: "3034" } })).toBeNull();
  });

  test("games go by the names that lists of games use", async () => {
    const game = { provider: "pg-soft2", gameId: 9, gameName: "Cat", image: null, active: 1 };
    upstream().instead.set("POST /poy-api/partners.game.list.config", () => ({
      data: [game, { nothing: true }],
    }));
    expect(await ask(gameListConfig)).toMatchObject([
      { partner: "pg-soft2", gameId: "9", name: "Cat", open: true },
    ]);
  });
});
