import { describe, expect, test } from "vitest";
import { allAudit } from "@/lib/contract/operators/audit";
import { setMemberStatus } from "@/lib/contract/operators/members";
import { closeRound } from "@/lib/contract/operators/rounds";
import { bangkokIso, HOUR_MS } from "@/lib/domain/time/time";
import { oneDatabase } from "../../support/database";
import { newcomer, operator } from "../../support/people";
import { addRound } from "../../support/rounds";
import { useService } from "../../support/use-service";

const reason = "called back, known by their documents";

describe.each(oneDatabase)("rows of the audit log on $kind", (kind) => {
  const open = useService(kind);

  test("name a member who was acted on, and are found by that name", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const member = await newcomer(service, 0);
    await service.call(setMemberStatus, { body: { uuid: member.uuid, status: 2, reason }, token });
    const { items } = await service.call(allAudit, { body: { target: member.userName }, token });
    expect(items).toMatchObject([{ target: member.uuid, targetName: member.userName }]);
    expect((await service.call(allAudit, { body: { target: member.uuid }, token })).items).toEqual(items);
  });

  test("leave what is no person as it is", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const betId = await addRound(service, "th_open");
    await service.call(closeRound, { body: { betId, reason }, token });
    const { items } = await service.call(allAudit, { body: { target: betId }, token });
    expect(items).toMatchObject([{ target: betId, targetName: null }]);
  });

  test("have the time of the site's clock", async () => {
    const service = open();
    const { token } = await operator(service, "administrator");
    const member = await newcomer(service, 0);
    const before = (await service.now()) + 2 * HOUR_MS;
    await service.setClock(bangkokIso(before));
    await service.call(setMemberStatus, { body: { uuid: member.uuid, status: 2, reason }, token });
    const [row] = (await service.call(allAudit, { body: { target: member.uuid }, token })).items;
    expect(Date.parse(row?.at ?? "")).toBeGreaterThanOrEqual(before);
  });
});
