import { beforeAll, describe, expect, test } from "vitest";
import { entries } from "@/lib/contract";
import { callName, type Endpoint, serviceBase } from "@/lib/contract/endpoint";
import { allAudit } from "@/lib/contract/operators/audit";
import { operatorLogin } from "@/lib/contract/operators/session";
import { rankOf } from "@/lib/domain/staff";
import { newKey } from "../../support/calls";
import { databases, embeddedAlone } from "../../support/database";
import { operatorActs, operatorReads } from "../../support/operator-acts";
import { newcomer, operator } from "../../support/people";
import { useService } from "../../support/use-service";

const calls: (readonly [string, Endpoint])[] = entries
  .map(([, entry]) => [callName(entry), entry] as const)
  .filter(([name, entry]) => name.startsWith("operators.") && entry.path !== operatorLogin.path);

describe.each(embeddedAlone)("operators' calls and who may make them on $kind", (kind) => {
  const open = useService(kind);
  const people = ["guest", "member", "staff", "administrator", "superAdmin"] as const;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    tokens.set("member", (await newcomer(open(), 0)).token);
    for (const role of ["staff", "administrator", "superAdmin"] as const)
      tokens.set(role, (await operator(open(), role)).token);
  });

  test.each(calls)("%s lets in exactly whom the contract names", async (_, entry) => {
    const service = open();
    for (const who of people) {
      const token = tokens.get(who);
      const heads = { "idempotency-key": newKey(), ...(token ? { authorization: `Bearer ${token}` } : {}) };
      // An empty body: who is let in hears what is missing in it, or has his answer.
      const path = `${serviceBase[entry.service]}${entry.path}`;
      const { status } = await service.wire(entry.method, path, {}, heads);
      const isAllowed = rankOf(who) >= rankOf(entry.access) && rankOf(who) > 0;
      const expected = !token ? [401] : isAllowed ? [200, 422] : [403];
      expect([who, expected.includes(status) || status]).toEqual([who, true]);
    }
  });
});

test("every operators' call either leaves a row in the audit or only looks", () => {
  const promised = calls.map(([name]) => name);
  expect([...Object.keys(operatorActs), ...operatorReads].sort()).toEqual([...promised].sort());
});

describe.each(databases)("what operators do on $kind", (kind) => {
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
