import { beforeEach, describe, expect, test, vi } from "vitest";
import { createPoy } from "@/lib/contract/poys";
import { takesSlips } from "@/lib/server/ask/takes-slips";
import { forward } from "@/lib/server/proxy/forward";
import { pathAt } from "@/lib/server/proxy/place-slip";
import { forgetLacking } from "@/lib/server/upstream/lacking-calls";
import { tokenOf } from "../../../support/spec-upstream/calls";
import { onFloor } from "../floor/on-floor";
import { ownHeaders, post, setEnv } from "../small-upstream";

vi.mock("next/headers", async () => ({ headers: (await import("../floor/on-floor")).pageHeaders }));
const upstream = onFloor();

const line = { ref: "a1", add: 1, option: "tode_3", number: "123", price: 20, multiply: 150 };
const slip = { betId: "1001", lines: [line] };
const place = async () => {
  const cookie = `access-token=${tokenOf(Date.now())}`;
  const answer = await forward("poy", post("/poy-api/poys.create", slip, ownHeaders({ cookie })));
  return { status: answer.status, data: (await answer.json()).data };
};

describe("a slip of lines on another upstream", () => {
  beforeEach(() => setEnv({ POY_CREATE_PATH: undefined, POY_CREATE_SHAPE: undefined }));

  test("is offered where its path is configured, or the lists of slips are there", async () => {
    expect([await takesSlips(), pathAt(createPoy)]).toEqual([false, "/poys.create"]);
    setEnv({ POY_CREATE_PATH: "/bets.place" });
    expect([await takesSlips(), pathAt(createPoy)]).toEqual([true, "/bets.place"]);
    setEnv({ POY_CREATE_PATH: undefined });
    const page = { items: [], nextCursor: null, totals: { stake: 0, win: 0 } };
    upstream().instead.set("POST /poy-api/poys.all", () => ({ data: page }));
    forgetLacking();
    expect(await takesSlips()).toBe(true);
  });

  test("goes to the configured path, with the eight fields of the spec where it says so", async () => {
    setEnv({ POY_CREATE_PATH: "/bets.place", POY_CREATE_SHAPE: "poy-list" });
    let sent: unknown;
    upstream().instead.set("POST /poy-api/bets.place", ({ body }) => {
      sent = body;
      return { data: { poyListJson: JSON.stringify(body.poyListJson) } };
    });
    const { status, data } = await place();
    const { ref, add, number, option, price, multiply } = line;
    expect(sent).toEqual({
      betId: "1001",
      betName: "BET_GOV",
      poyListJson: [{ ref, add, number, option, price, min: 1, max: 300, multiply }],
    });
    expect([status, data]).toMatchObject([
      200,
      { status: "accepted", total: 20, poyListJson: [{ number: "123", outcome: "pending" }] },
    ]);
  });

  test("keeps the contract's body by default", async () => {
    setEnv({ POY_CREATE_PATH: "/bets.place" });
    let sent: unknown;
    upstream().instead.set("POST /poy-api/bets.place", ({ body }) => {
      sent = body;
      return { data: {} };
    });
    expect((await place()).status).toBe(200);
    expect(sent).toEqual(slip);
  });

  test("a service without the path refuses it, and nothing is made up", async () => {
    expect((await place()).status).toBe(404);
  });
});
