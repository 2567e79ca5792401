import { beforeEach, describe, expect, test, vi } from "vitest";
import { handedAccounts } from "@/lib/server/ask/deposits";
import { webEnv } from "@/lib/server/config/env";
import { forward } from "@/lib/server/proxy/forward";
import { forgetLacking } from "@/lib/server/upstream/lacking-calls";
import { type Told, tokenOf } from "../../../support/spec-upstream/calls";
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
const none = { DEPOSIT_FAST_PATH: undefined, DEPOSIT_NORMAL_PATH: undefined, DEPOSIT_ACCOUNTS: undefined };
const open = async (body: object = { bankId: 9, prepareAmount: 300 }) => {
  const cookie = `access-token=${tokenOf(Date.now())}`;
  const answer = await forward("poy", post("/poy-api/deposits.fast.create", body, ownHeaders({ cookie })));
  return { status: answer.status, ...(await answer.json()) };
};
const report = async (body: object = transfer) => {
  const cookie = `access-token=${tokenOf(Date.now())}`;
  const answer = await forward("poy", post("/poy-api/deposits.normal.create", body, ownHeaders({ cookie })));
  return { status: answer.status, ...(await answer.json()) };
};
const calls = () => upstream().seen.map(({ call }) => call);

describe("a report of a transfer on an upstream without calls for deposits", () => {
  beforeEach(() => {
    setEnv(none);
    forgetLacking();
  });

  test("goes nowhere without the settings", async () => {
    expect(handedAccounts("normal")).toBeNull();
    expect((await report()).status).toBe(404);
    expect(calls()).toContain("POST /poy-api/deposits.normal.create");
  });

  test("goes to the configured path with the eight fields of the spec, and nothing else", async () => {
    setEnv(depositSettings);
    expect(handedAccounts("normal")?.map(({ bankId }) => bankId)).toEqual([4, 9]);
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

describe("a fast deposit on an upstream without calls for deposits", () => {
  beforeEach(() => {
    setEnv(none);
    forgetLacking();
  });
  const opened = {
    ...{ id: 72, bankId: 9, prepareAmount: 300, prepareIndex: 7, prepareTotal: "300.07" },
    ...{ status: "pending", referTransferId: null, createdAt: "2026-11-23T09:58:00.000Z" },
  };
  const answering = (told: Told) => upstream().instead.set("POST /poy-api/deposits.create", () => told);

  test("goes nowhere without the settings", async () => {
    expect(handedAccounts("fast")).toBeNull();
    expect((await open()).status).toBe(404);
  });

  test("goes to the configured path with the five fields of the spec, the account in full", async () => {
    setEnv(depositSettings);
    let sent: unknown;
    upstream().instead.set("POST /poy-api/deposits.create", ({ body }) => {
      sent = body;
      return { data: opened };
    });
    const { status, data } = await open({ bankId: 9, prepareAmount: 300, bankAccountName: "somebody" });
    expect(sent).toEqual({
      ...{ bankId: 9, bankCode: "SCB", bankAccountNumber: "111-2-33333-4" },
      ...{ bankAccountName: "บริษัท ตัวอย่าง จำกัด", prepareAmount: 300 },
    });
    expect([status, data]).toMatchObject([
      200,
      { id: "72", channel: "fast", bankId: 9, prepareIndex: 7, prepareTotal: 300.07, status: "waiting" },
    ]);
  });

  test("an account that is not the house's opens none", async () => {
    setEnv(depositSettings);
    expect((await open({ bankId: 5, prepareAmount: 300 })).code).toBe("bank-account-unknown");
    expect(calls()).not.toContain("POST /poy-api/deposits.create");
  });

  test("a state in words of its own is one that waits", async () => {
    setEnv(depositSettings);
    answering({ data: { ...opened, status: "W8" } });
    expect((await open()).data.status).toBe("waiting");
  });

  test("without the exact amount nothing is said to be one", async () => {
    setEnv(depositSettings);
    answering({ data: { ...opened, prepareTotal: undefined } });
    expect((await open()).data?.prepareTotal).toBeUndefined();
  });

  test("a refusal in a success is told", async () => {
    setEnv(depositSettings);
    answering({ bare: { success: false, message: "ไม่สำเร็จ" } });
    expect((await open()).code).toBe("internal-error");
  });
});

describe("the settings", () => {
  const issues = (settings: Record<string, string>) =>
    webEnv.safeParse(settings).error?.issues.map(({ path }) => path.join("."));

  test("are required together", () => {
    expect(issues(depositSettings)).toBeUndefined();
    const { DEPOSIT_FAST_PATH, DEPOSIT_NORMAL_PATH, DEPOSIT_ACCOUNTS } = depositSettings;
    expect(issues({ DEPOSIT_FAST_PATH, DEPOSIT_ACCOUNTS })).toBeUndefined();
    expect(issues({ DEPOSIT_NORMAL_PATH, DEPOSIT_ACCOUNTS })).toBeUndefined();
    expect(issues({ DEPOSIT_FAST_PATH })).toEqual(["DEPOSIT_FAST_PATH"]);
    expect(issues({ DEPOSIT_NORMAL_PATH })).toEqual(["DEPOSIT_NORMAL_PATH"]);
    expect(issues({ DEPOSIT_ACCOUNTS })).toEqual(["DEPOSIT_ACCOUNTS"]);
  });

  test.each(["no list", "[]", '[{"bankId":1}]', "twice the same number"])("accounts are not %s", (text) => {
    const one = { bankId: 1, bankCode: "KBANK", accountNumber: "1234567890", name: "House" };
    const written = text.startsWith("twice") ? JSON.stringify([one, one]) : text;
    expect(issues({ ...depositSettings, DEPOSIT_ACCOUNTS: written })).toContain("DEPOSIT_ACCOUNTS");
  });
});
