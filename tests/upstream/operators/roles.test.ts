import { beforeAll, describe, expect, test } from "vitest";
import { entries } from "@/lib/contract";
import { callName, type Endpoint, serviceBase } from "@/lib/contract/endpoint";
import { allAudit } from "@/lib/contract/operators/audit";
import { operatorLogin } from "@/lib/contract/operators/session";
import { disableStaff } from "@/lib/contract/operators/staff";
import { rankOf } from "@/lib/domain/operators/staff";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import { operatorActs, operatorOwnActs } from "../../support/laws/operator-acts";
import { operatorReads } from "../../support/laws/operator-reads";
import { useService } from "../../support/service/use-service";
import { withSecond } from "../../support/world/approvals";
import { newcomer, operator } from "../../support/world/people";
import { enrolled, logIn, newOperator } from "../../support/world/staff";

const calls: (readonly [string, Endpoint])[] = entries
  .map(([, entry]) => [callName(entry), entry] as const)
  .filter(([name, entry]) => name.startsWith("operators.") && entry.path !== operatorLogin.path);

const endsSession = new Set(["/operators.logout"]);
/** With a validly signed token the body is parsed before the session is looked up. */
const refusals: Record<string, number[]> = { guest: [401], disabled: [401, 422], enrolling: [403, 422] };

describe.each(oneDatabase)("operators' calls and who may make them on $kind", (kind) => {
  const open = useService(kind);
  const people = [
    "guest",
    "member",
    "staff",
    "administrator",
    "superAdmin",
    "enrolling",
    "disabled",
  ] as const;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    tokens.set("member", (await newcomer(open(), 0)).token);
    for (const role of ["staff", "administrator", "superAdmin"] as const)
      tokens.set(role, (await operator(open(), role)).token);
    const boss = tokens.get("superAdmin");
    const reason = "to see who is let in";
    const enrolling = await newOperator(open(), "superAdmin");
    tokens.set("enrolling", (await logIn(open(), enrolling)).token);
    const disabled = await newOperator(open(), "superAdmin");
    tokens.set("disabled", (await enrolled(open(), disabled)).token);
    await withSecond(open(), disableStaff, { body: { uuid: disabled.uuid, reason }, token: boss });
  });

  let networks = 0;
  /** Each request from a network of its own: refused input of one network is limited. */
  const freshAddress = () => {
    networks += 1;
    return `2001:db8:${networks.toString(16)}::1`;
  };

  test.each(calls)("%s lets in exactly whom the contract names", async (_, entry) => {
    const service = open();
    for (const who of people) {
      const token = tokens.get(who);
      const isAllowed = who === "enrolling" ? entry.isForEnrolling : rankOf(who) >= rankOf(entry.access);
      // After ending their own session, an operator would have no access at the next call.
      if (isAllowed && endsSession.has(entry.path)) continue;
      const heads = {
        "idempotency-key": newKey(),
        "x-client-ip": freshAddress(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
      // An empty body: with access the answer is a validation fault, or a success.
      const path = `${serviceBase[entry.service]}${entry.path}`;
      const { status } = await service.wire(entry.method, path, {}, heads);
      const expected = isAllowed ? [200, 422] : (refusals[who] ?? [403]);
      expect([who, expected.includes(status) || status]).toEqual([who, true]);
    }
  });
});

test("every operators' call leaves a row in the audit, only looks, or is about the operator's own way in", () => {
  const promised = calls.map(([name]) => name);
  const known = [...Object.keys(operatorActs), ...operatorReads, ...operatorOwnActs];
  expect(known.sort()).toEqual([...promised].sort());
});

describe.each(oneDatabase)("what operators do on $kind", (kind) => {
  const open = useService(kind);

  test.each(Object.entries(operatorActs))("%s is written down with who did it", async (action, act) => {
    const service = open();
    const { token, uuid } = await operator(service, "superAdmin");
    const rows = async () =>
      (await service.call(allAudit, { body: { operator: uuid, action, limit: 100 }, token })).items;
    const before = (await rows()).length;
    await act(service, token);
    const [latest, ...older] = await rows();
    expect(older).toHaveLength(before);
    expect(latest).toMatchObject({ operator: uuid, role: "superAdmin", action });
    expect(latest?.target).not.toBeNull();
  });
});
