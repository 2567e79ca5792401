import { describe, expect, test } from "vitest";
import { serviceBase } from "@/lib/contract/endpoint";
import { allAudit } from "@/lib/contract/operators/audit";
import { setMemberStatus } from "@/lib/contract/operators/members";
import { oneDatabase } from "../../support/database/database";
import { useService } from "../../support/service/use-service";
import { newcomer, operator } from "../../support/world/people";

describe.each(oneDatabase)("an operator's reason on $kind", (kind) => {
  const open = useService(kind);

  test("is kept with its code, and a code of another kind of act is refused", async () => {
    const service = open();
    const [{ token }, { uuid }] = [await operator(service, "administrator"), await newcomer(service, 0)];
    const boss = await operator(service, "superAdmin");
    const body = { uuid, status: 2 };
    await service.call(setMemberStatus, {
      body: { ...body, reason: { code: "suspicion", note: "many accounts" } },
      token,
    });
    const foreign = { ...body, reason: { code: "no-draw", note: "many accounts" } };
    const path = `${serviceBase[setMemberStatus.service]}${setMemberStatus.path}`;
    const answer = await service.wire("POST", path, foreign, { authorization: `Bearer ${token}` });
    expect(answer).toMatchObject({ status: 422, body: { code: "invalid-input" } });
    await service.call(setMemberStatus, { body: { ...body, status: 0, reason: "cleared up" }, token });
    const { items } = await service.call(allAudit, { body: { target: uuid }, token: boss.token });
    expect(items.map(({ reason }) => reason)).toEqual(["cleared up", "suspicion: many accounts"]);
  });
});
