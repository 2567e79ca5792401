import { beforeEach, describe, expect, test, vi } from "vitest";
import { accountsToReport } from "@/lib/server/ask/deposits";
import { webEnv } from "@/lib/server/config/env";
import { forward } from "@/lib/server/proxy/forward";
import { forgetLacking } from "@/lib/server/upstream/lacking-calls";
import { tokenOf } from "../../../support/spec-upstream/calls";
import { depositSettings } from "../../../support/spec-upstream/start";
import { onFloor } from "../floor/on-floor";
import { ownHeaders, post, setEnv } from "../small-upstream";

vi.mock("next/headers", async () => ({ headers: (await import("../floor/on-floor")).pageHeaders }));
const upstream = onFloor();

const transfer = {
  ...{ bankId: 2, channel: "mobile", channelName: "แอปธนาคาร", bankCode: "KBANK" },
  ...{ bankAccountNumber: "1234567890", bankAccountName: "สมชาย ใจดี", amount: 500.25 },
  depositAt: "2026-11-23T09:58:00+07:00",
};
const report = async (body: object = transfer) => {
  const cookie = `access-token=${tokenOf(Date.now())}`;
  const answer = await forward("poy", post("/poy-api/deposits.normal.create", body, ownHeaders({ cookie })));
  return { status: answer.status, ...(await answer.json()) };
};
const calls = () => upstream().seen.map(({ call }) => call);

describe("a report of a transfer on an upstream without calls for deposits", () => {
  beforeEach(() => {
    setEnv({ DEPOSIT_NORMAL_PATH: undefined, DEPOSIT_ACCOUNTS: undefined });
    forgetLacking();
  });

  test("goes nowhere without the settings", async () => {
    expect(accountsToReport()).toBeNull();
    expect((await report()).status).toBe(404);
    expect(calls()).toContain("POST /poy-api/deposits.normal.create");
  });

  test("goes to the configured path with the eight fields of the spec, and nothing else", async () => {
    setEnv(depositSettings);
    expect(accountsToReport()?.map(({ bankId }) => bankId)).toEqual([4, 9]);
    let sent: unknown;
    upstream().instead.set("POST /poy-api/manual-deposits.create", ({ body }) => {
      sent = body;
      return { data: null };
    });
    const { status, data } = await report({ ...transfer, note: "rent", fileId: "f1" });
    expect(sent).toEqual(transfer);
    expect([status, data]).toMatchObject([200, { channel: "normal", bankId: 2, prepareTotal: 500.25 }]);
  });

  test.each([
    ["no data", { bare: { message: "ok" } }],
    ["a state of its own", { data: { status: "received", id: {} } }],
    ["a list", { data: [1] }],
  ] as const)("a success with %s is one: nobody reports a transfer twice", async (_, told) => {
    setEnv(depositSettings);
    upstream().instead.set("POST /poy-api/manual-deposits.create", () => told);
    expect((await report()).status).toBe(200);
  });

  test.each([
    ["a status", { status: 400, message: "currency is not a right format." }, "currency-malformed"],
    ["words of the spec", { bare: { message: "currency is not a right format." } }, "currency-malformed"],
    ["a success that is none", { bare: { success: false, message: "ไม่สำเร็จ" } }, "internal-error"],
  ] as const)("a refusal by %s is told", async (_, told, code) => {
    setEnv(depositSettings);
    upstream().instead.set("POST /poy-api/manual-deposits.create", () => told);
    expect((await report()).code).toBe(code);
  });

  test("where the contract's own calls are there, they take it whole", async () => {
    setEnv(depositSettings);
    upstream().instead.set("GET /poy-api/deposits.channels", () => ({ data: { channels: [] } }));
    let sent: unknown;
    upstream().instead.set("POST /poy-api/deposits.normal.create", ({ body }) => {
      sent = body;
      return { data: {} };
    });
    await report({ ...transfer, note: "rent" });
    expect(sent).toEqual({ ...transfer, note: "rent" });
    expect(calls()).not.toContain("POST /poy-api/manual-deposits.create");
  });
});

describe("the settings", () => {
  const issues = (settings: Record<string, string>) =>
    webEnv.safeParse(settings).error?.issues.map(({ path }) => path.join("."));

  test("are required together", () => {
    expect(issues(depositSettings)).toBeUndefined();
    const { DEPOSIT_NORMAL_PATH, DEPOSIT_ACCOUNTS } = depositSettings;
    expect(issues({ DEPOSIT_NORMAL_PATH })).toEqual(["DEPOSIT_NORMAL_PATH"]);
    expect(issues({ DEPOSIT_ACCOUNTS })).toEqual(["DEPOSIT_ACCOUNTS"]);
  });

  test.each(["no list", "[]", '[{"bankId":1}]', "twice the same number"])("accounts are not %s", (text) => {
    const one = { bankId: 1, bankCode: "KBANK", accountNumber: "1234567890", name: "House" };
    const written = text.startsWith("twice") ? JSON.stringify([one, one]) : text;
    expect(issues({ ...depositSettings, DEPOSIT_ACCOUNTS: written })).toContain("DEPOSIT_ACCOUNTS");
  });
});
