import { connect } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { readFault } from "@/lib/contract/fault-details";
import { MAX_REFUSED_PER_MINUTE } from "@/lib/domain/access/refused-input";
import { oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { newcomer } from "../../support/world/people";

const TOO_LARGE = [413, "payload-too-large"];
const bodyOf = (bytes: number) => `{"note":"${"x".repeat(bytes - 11)}"}`;
const SECRET = "the feed of these tests is signed with this";

async function post(
  service: TestService,
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
) {
  const type: Record<string, string> = typeof body === "string" ? { "content-type": "application/json" } : {};
  const answer = await fetch(service.origin + path, {
    method: "POST",
    body,
    headers: { ...type, ...headers },
    duplex: "half",
  } as RequestInit);
  return [answer.status, readFault(await answer.json()).code];
}

const streamed = (text: string) => new Blob([text]).stream();
const asJson = { "content-type": "application/json" };

describe.each(oneDatabase)("what a body may hold (decision 48) on $kind", (kind) => {
  const open = useService(kind, { DEPOSIT_FEED_SECRETS: [{ id: "", secret: SECRET }] });

  test.each([
    ["/api/users.login", 32_768, [422, "invalid-input"]],
    ["/api/users.signup", 32_768, [422, "invalid-input"]],
    ["/poy-api/poys.create", 262_144, [401, "unauthorized"]],
    ["/poy-api/number-sets.update", 262_144, [401, "unauthorized"]],
    ["/api/operators.content.save", 1_048_576, [401, "unauthorized"]],
    ["/hooks/deposit-feed", 1_048_576, [403, "forbidden"]],
  ])("%s reads %i bytes, and refuses one more", async (path, most, read) => {
    const service = open();
    expect(await post(service, path, bodyOf(most))).toEqual(read);
    expect(await post(service, path, bodyOf(most + 1))).toEqual(TOO_LARGE);
    // The same without a content length.
    expect(await post(service, path, streamed(bodyOf(most + 1)), asJson)).toEqual(TOO_LARGE);
  });

  test("an announced length over the limit is answered before a byte of the body has come", async () => {
    const service = open();
    const head = [
      "POST /api/users.signup HTTP/1.1",
      "host: upstream",
      "content-type: application/json",
      "content-length: 9000000",
      "",
      "",
    ].join("\r\n");
    const socket = connect(service.port, "127.0.0.1", () => socket.write(head));
    const heard = await new Promise<string>((resolve) =>
      socket.once("data", (answer) => resolve(String(answer))),
    );
    socket.destroy();
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  });

  test("the upload has to announce its length, which is 10 MB at most", async () => {
    const service = open();
    const { token } = await newcomer(service, 0);
    const form = { "content-type": "multipart/form-data; boundary=x", authorization: `Bearer ${token}` };
    const upload = (body: BodyInit) => post(service, "/api/files.create", body, form);
    expect(await upload(streamed("--x--"))).toEqual([400, "bad-request"]);
    expect(await upload(new Uint8Array(10_485_761))).toEqual(TOO_LARGE);
  });

  test("a key at the top that the call does not have is refused, also where the call has no body", async () => {
    const service = open();
    const { token } = await newcomer(service, 0);
    const headers = { authorization: `Bearer ${token}` };
    const login = await service.wire("POST", "/api/users.login", {
      userName: "a",
      password: "b",
      k0: 1,
      k1: 1,
    });
    expect([login.status, login.body]).toMatchObject([
      422,
      {
        code: "invalid-input",
        details: {
          issues: [
            { path: "body.k0", code: "unrecognized_keys" },
            { path: "body.k1", code: "unrecognized_keys" },
          ],
        },
      },
    ]);
    const logout = await service.wire("POST", "/api/users.logout", { all: true }, headers);
    expect([logout.status, readFault(logout.body).code]).toEqual([422, "invalid-input"]);
  });

  test("JSON nested without end is refused input wherever a body is read, and nothing runs out of stack", async () => {
    const service = open();
    const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
    const from = { "x-client-ip": "2001:db8:9:77::1", ...asJson };
    const send = (path: string, field: string, levels: number) =>
      post(service, path, `{"${field}":${deep(levels)}}`, from);
    const device = (levels: number) =>
      post(service, "/api/visitors.identify", `{"device":{"deep":${deep(levels)}},"pageName":"/"}`, from);
    expect(await device(28)).toEqual([200, expect.anything()]);
    for (const levels of [40, 7_000, 12_000])
      expect(await device(levels), `${levels}`).toEqual([422, "invalid-input"]);
    for (const [path, field] of [
      ["/api/users.login", "userName"],
      ["/api/users.signup", "referUrl"],
      ["/api/otps.request", "userName"],
      ["/api/operators.login", "code"],
    ] as const)
      expect(await send(path, field, 7_000), path).toEqual([422, "invalid-input"]);
  });

  test("beyond 240 refused bodies in a minute the sender waits, a member only for the own ones", async () => {
    const service = open();
    const nowMs = Math.floor(Date.now() / 60_000) * 60_000;
    const clock = vi.spyOn(Date, "now").mockReturnValue(nowMs);
    try {
      const from = { "x-client-ip": "2001:db8:9:1::1" };
      const member = { ...from, authorization: `Bearer ${(await newcomer(service, 0)).token}` };
      const wrong = (headers: Record<string, string>) => post(service, "/api/users.login", "{", headers);
      for (let at = 0; at < MAX_REFUSED_PER_MINUTE; at++)
        expect(await wrong({ "x-client-ip": `2001:db8:9:1::${at}` })).toEqual([400, "bad-request"]);
      const answer = await service.wire("POST", "/api/users.login", {}, from);
      expect(answer.body).toMatchObject({ code: "rate-limited", details: { retryAfterSeconds: 60 } });
      expect(await post(service, "/poy-api/poys.all", "{}", member)).toEqual([200, "upstream-garbled"]);
      clock.mockReturnValue(nowMs + 60_000);
      expect(await wrong(from)).toEqual([400, "bad-request"]);
    } finally {
      clock.mockRestore();
    }
  });
});
