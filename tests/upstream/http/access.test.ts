import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { oneDeposit } from "@/lib/contract/deposits";
import { cancelFastDeposit, createFastDeposit, currentFastDeposit } from "@/lib/contract/deposits/fast";
import { type Access, callName, type Endpoint, serviceBase } from "@/lib/contract/endpoint";
import { readFault } from "@/lib/contract/fault-details";
import { allAudit } from "@/lib/contract/operators/audit";
import { resolveFeedRow, unmatchedFeedRows } from "@/lib/contract/operators/bank-feed";
import type { OperatorRole } from "@/lib/contract/operators/operator-shapes";
import { allPoys, onePoy, poyByKey } from "@/lib/contract/poys";
import { simulateTransfer } from "@/lib/contract/simulators";
import { agentsSupports } from "@/lib/contract/site";
import { satang } from "@/lib/domain/money/money";
import { routes } from "@/upstream/routes";
import { newKey } from "../../../tools/testing/calls";
import { embeddedAlone } from "../../support/database";
import { newcomer, operator } from "../../support/people";
import { addRound, bet, line } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

const guarded = routes
  .map(({ entry }) => entry)
  .filter(({ access }) => access !== "public" && access !== "guest-or-member");
const rank: Record<OperatorRole, number> = { staff: 1, administrator: 2, superAdmin: 3 };
const isOperators = (access: Access): access is OperatorRole => access in rank;

describe.each(embeddedAlone)("who may call what on $kind", (kind) => {
  const open = useService(kind);

  test.each(guarded.map((entry) => [callName(entry), entry] as const))(
    "%s is refused without a token",
    async (_, entry) => {
      for (const authorization of ["", "Bearer undefined", "Basic abc"]) {
        expect(await ask(open(), entry, { authorization })).toEqual([401, "unauthorized"]);
      }
    },
  );

  test("a member is refused every operator's call, an operator every member's", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    for (const entry of guarded) {
      const { token } = isOperators(entry.access) ? member : await operator(service, "superAdmin");
      const answer = await ask(service, entry, { authorization: `Bearer ${token}` });
      expect([callName(entry), ...answer]).toEqual([callName(entry), 403, "forbidden"]);
    }
  });

  test.each(["staff", "administrator", "superAdmin"] as const)(
    "%s may do what their role and those below may",
    async (role) => {
      const service = open();
      const { token } = await operator(service, role);
      // Except the call that would end the session in use.
      const others = guarded.filter(({ path }) => path !== "/operators.logout");
      for (const entry of others.filter(({ access }) => isOperators(access))) {
        const [status] = await ask(service, entry, { authorization: `Bearer ${token}` });
        const isAllowed = isOperators(entry.access) && rank[role] >= rank[entry.access];
        // With access, the empty body is refused as invalid, or answered.
        expect([callName(entry), status === 403]).toEqual([callName(entry), !isAllowed]);
      }
    },
  );

  test("another member's slip and deposit are not found, as if they did not exist", async () => {
    const service = open();
    const [owner, other] = [await newcomer(service, 100), await newcomer(service, 100)];
    const betId = await addRound(service, "th_open");
    const key = newKey();
    const { poyId } = await bet(service, owner, betId, [line("teng_bon_2", "47", 1)], key);
    const request = await service.call(createFastDeposit, {
      body: { bankId: 1, prepareAmount: satang(100_00) },
      token: owner.token,
      key: newKey(),
    });
    const { token } = other;
    const transfer = { depositId: request.id, amount: request.prepareTotal, account: "012-3-45678-9" };
    const faults = [
      await service.refusal(onePoy, { query: { id: poyId }, token }),
      await service.refusal(poyByKey, { query: { key }, token }),
      await service.refusal(oneDeposit, { query: { id: request.id }, token }),
      await service.refusal(cancelFastDeposit, { body: { id: request.id }, token }),
      await service.refusal(simulateTransfer, { body: transfer, token }),
    ];
    expect(faults.map(({ code }) => code)).toEqual(Array(5).fill("not-found"));
    expect((await service.call(allPoys, { body: {}, token })).items).toEqual([]);
    expect(await service.call(currentFastDeposit, { token })).toBeNull();
    expect((await service.call(oneDeposit, { query: { id: request.id }, token: owner.token })).status).toBe(
      "waiting",
    );
  });

  test("an id or a cursor of another shape than the column's finds nothing, and is no error of ours", async () => {
    const service = open();
    const { token } = await newcomer(service, 0);
    const dashes = "-".repeat(36);
    for (const id of ["no-such-deposit", dashes, "1"]) {
      expect((await service.refusal(oneDeposit, { query: { id }, token })).code).toBe("not-found");
      expect((await service.refusal(cancelFastDeposit, { body: { id }, token })).code).toBe("not-found");
    }
    for (const cursor of ["1e30", "99999999999999999999", "-1", "abc"]) {
      expect((await service.call(allPoys, { body: { cursor }, token })).items).toEqual([]);
    }
    const staff = (await operator(service, "staff")).token;
    const admin = (await operator(service, "administrator")).token;
    await service.call(unmatchedFeedRows, { body: { cursor: "1e30" }, token: staff });
    const dismiss = { action: "dismiss", id: "99999999999999999999", reason: "no such row" } as const;
    expect((await service.refusal(resolveFeedRow, { body: dismiss, token: staff })).code).toBe("not-found");
    expect((await service.call(allAudit, { body: { operator: dashes }, token: admin })).items).toEqual([]);
    expect((await service.call(allAudit, { body: { cursor: "1e30" }, token: admin })).items).toEqual([]);
  });

  test("a token of ours whose member or session is no id is refused, and on a public call nobody's", async () => {
    const service = open();
    const { uuid } = await newcomer(service, 0);
    const good = { uuid, status: 0, sid: uuid, sessionStartedAtMs: Date.now() };
    for (const grant of [
      { ...good, sid: "no-uuid" },
      { ...good, uuid: "" },
    ]) {
      const authorization = `Bearer ${await service.dependencies.tokens.sign(grant)}`;
      expect(await ask(service, cashs, { authorization })).toEqual([401, "unauthorized"]);
      expect(await ask(service, agentsSupports, { authorization })).toEqual([200, ""]);
    }
  });

  test("what is no call at all is not found", async () => {
    const service = open();
    const lost = await service.wire("GET", "/api/no.such.call");
    expect([lost.status, readFault(lost.body).code]).toEqual([404, "not-found"]);
  });

  test("a body of another kind, broken or too large is refused in the contract's own words", async () => {
    const service = open();
    const url = `${service.origin}/api/users.login`;
    const post = async (body: string, type: string) => {
      const answer = await fetch(url, { method: "POST", body, headers: { "content-type": type } });
      return [answer.status, readFault(await answer.json()).code];
    };
    expect(await post("a=1", "application/x-www-form-urlencoded")).toEqual([415, "media-type-unsupported"]);
    expect(await post("{", "application/json")).toEqual([400, "bad-request"]);
    expect(await post(`"${"x".repeat(32_768)}"`, "application/json")).toEqual([413, "payload-too-large"]);
    expect(await post('{"userName":"a\\u0000b","password":"x"}', "application/json")).toEqual([
      422,
      "invalid-input",
    ]);
  });
});

async function ask(
  service: TestService,
  entry: Endpoint,
  headers: Record<string, string>,
): Promise<[number, string]> {
  const { status, body } = await service.wire(
    entry.method,
    `${serviceBase[entry.service]}${entry.path}`,
    {},
    headers,
  );
  return [status, status === 200 ? "" : readFault(body).code];
}
