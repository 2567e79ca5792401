import { describe, expect, test, vi } from "vitest";
import { forward } from "@/lib/server/proxy/forward";
import { tokenOf } from "../../../support/spec-upstream/calls";
import { ownHeaders, post } from "../small-upstream";
import { onFloor } from "./on-floor";

vi.mock("next/headers", async () => ({ headers: (await import("./on-floor")).pageHeaders }));
const upstream = onFloor();

const send = async (path: string, body: object) => {
  const cookie = `access-token=${tokenOf(Date.now())}`;
  const answer = await forward("general", post(`/api/${path}`, body, ownHeaders({ cookie })));
  return { status: answer.status, body: await answer.json() };
};

describe("acts whose answers the spec does not describe", () => {
  test("a bound account is the one that was sent, and waits for staff", async () => {
    const sent = { bankCode: "KBANK", bankAccountNumber: "1234567890" };
    const { status, body } = await send("users-banks.create", sent);
    expect([status, body.data]).toMatchObject([
      200,
      { bankCode: "KBANK", accountNumber: "1234567890", status: "waiting" },
    ]);
  });

  test("a refusal shows the upstream's own message", async () => {
    const refusal = { status: 400, message: "กรอกข้อมูลไม่ครบ" };
    upstream().instead.set("POST /api/users-banks.create", () => refusal);
    const { status, body } = await send("users-banks.create", { bankCode: "KBANK" });
    expect([status, body.message]).toEqual([400, refusal.message]);
  });

  test("a change of the profile that answers nothing is followed by the member's own data", async () => {
    upstream().instead.set("POST /api/users-infos.update", () => ({ data: {} }));
    const { body } = await send("users-infos.update", { email: "somchai@example.com" });
    expect(body.data).toMatchObject({ userName: "somchai", cash: 1234.5 });
  });
});
