import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { identifyVisitor } from "@/lib/contract/devices";
import { allVisitors } from "@/lib/contract/operators/visitors";
import { visitor } from "@/upstream/db/schema/visitors";
import { embeddedAlone } from "../../support/database/database";
import { useService } from "../../support/service/use-service";
import { operator, signUp } from "../../support/world/people";

const newDevice = () => randomBytes(16).toString("hex");
const bodyOf = (device: Record<string, unknown> = {}) => ({
  device,
  linkedUid: null,
  referUrl: "https://elsewhere.example/",
  pageName: "/results",
  uuid: null,
});
const on = (deviceId: string, address = "10.7.0.1") => ({
  "x-device-id": deviceId,
  "x-client-ip": address,
  "user-agent": "Phone/1 Mobile",
});

describe.each(embeddedAlone)("knowing a device again on $kind", (kind) => {
  const open = useService(kind);

  test("a device keeps its id, whatever its traits say today; another one of its make has its own", async () => {
    const service = open();
    const [mine, other] = [newDevice(), newDevice()];
    const ask = (deviceId: string, fingerprint: string) =>
      service.call(identifyVisitor, { body: bodyOf({ fingerprint }), headers: on(deviceId) });
    const first = await ask(mine, "one make");
    expect(first.visitorId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await ask(mine, "updated since")).toEqual(first);
    expect((await ask(other, "updated since")).visitorId).not.toBe(first.visitorId);
  });

  test("without a mark of the browser there is the request's number alone, and nothing is kept", async () => {
    const service = open();
    const before = await service.db.$count(visitor);
    const { visitorId, requestId } = await service.call(identifyVisitor, { body: bodyOf() });
    expect([visitorId, typeof requestId]).toEqual([undefined, "string"]);
    expect(await service.db.$count(visitor)).toBe(before);
  });

  test("staff see its last member by the token, not by the body", async () => {
    const service = open();
    const person = await signUp(service);
    const deviceId = newDevice();
    const claimed = {
      ...bodyOf({ fingerprint: "shared" }),
      uuid: "somebody-else",
      linkedUid: "somebody-else",
    };
    await service.call(identifyVisitor, { body: claimed, headers: on(deviceId), token: person.token });
    // A guest on the same device later: the member's name stays.
    await service.call(identifyVisitor, { body: claimed, headers: on(deviceId) });
    const { token } = await operator(service, "staff");
    const seen = await service.call(allVisitors, { body: { uuid: person.uuid }, token });
    expect(seen.items).toMatchObject([
      {
        userName: person.userName,
        fingerprint: "shared",
        userAgent: "Phone/1 Mobile",
        address: "10.7.0.1",
        pageName: "/results",
        referUrl: "https://elsewhere.example/",
      },
    ]);
  });

  test("staff page through all, the newest acquaintance first, or those of one fingerprint", async () => {
    const service = open();
    for (let device = 0; device < 3; device++) {
      const headers = on(newDevice(), "10.7.0.2");
      await service.call(identifyVisitor, { body: bodyOf({ fingerprint: "three of a kind" }), headers });
    }
    const { token } = await operator(service, "staff");
    const body = { fingerprint: "three of a kind", limit: 2 };
    const first = await service.call(allVisitors, { body, token });
    const rest = await service.call(allVisitors, {
      body: { ...body, cursor: first.nextCursor ?? "" },
      token,
    });
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([2, 1, null]);
  });

  test.each([
    ["more than a browser's traits", { long: "x".repeat(9_000) }],
    ["NUL", { text: "a\0b" }],
  ])("%s is refused", async (_, device) => {
    const fault = await open().refusal(identifyVisitor, { body: bodyOf(device), headers: on(newDevice()) });
    expect(fault.code).toBe("invalid-input");
  });

  test("a flood of one address is refused", async () => {
    const service = open();
    const headers = on("", "10.7.0.3");
    for (let times = 1; times <= 60; times++)
      await service.call(identifyVisitor, { body: bodyOf(), headers });
    expect((await service.refusal(identifyVisitor, { body: bodyOf(), headers })).code).toBe("rate-limited");
  });

  test("a device that was not seen for ninety days is forgotten", async () => {
    const service = open();
    const gone = newDevice();
    await service.call(identifyVisitor, { body: bodyOf(), headers: on(gone, "10.7.0.4") });
    const long = sql`clock_timestamp() - interval '91 days'`;
    await service.db.update(visitor).set({ lastSeenAt: long }).where(eq(visitor.deviceId, gone));
    await service.call(identifyVisitor, { body: bodyOf(), headers: on(newDevice(), "10.7.0.4") });
    expect(await service.db.select().from(visitor).where(eq(visitor.deviceId, gone))).toEqual([]);
  });
});
