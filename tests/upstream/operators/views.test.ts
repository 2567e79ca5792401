import { describe, expect, test } from "vitest";
import { allViews, pinView, removeView, saveView } from "@/lib/contract/operators/views";
import { oneDatabase } from "../../support/database/database";
import { useService } from "../../support/service/use-service";
import { operator } from "../../support/world/people";

describe.each(oneDatabase)("saved views on $kind", (kind) => {
  const open = useService(kind);

  test("are their owner's; the same page and name replaces one", async () => {
    const service = open();
    const [one, boss] = [await operator(service, "staff"), await operator(service, "administrator")];
    const name = "Big ones";
    const first = await service.call(saveView, {
      body: { page: "slips", name, query: "sort=stake" },
      token: one.token,
    });
    const body = { page: "slips", name, query: "sort=win" };
    const again = await service.call(saveView, { body, token: one.token });
    expect(again).toEqual({ ...first, query: "sort=win" });
    expect(await service.call(allViews, { token: one.token })).toEqual([again]);
    expect(await service.call(allViews, { token: boss.token })).toEqual([]);
    await service.call(removeView, { body: { id: again.id }, token: one.token });
    expect(await service.call(allViews, { token: one.token })).toEqual([]);
  });

  test("pinned for a role stand with everybody of that role, until they are taken out again", async () => {
    const service = open();
    const [one, boss] = [await operator(service, "staff"), await operator(service, "administrator")];
    const body = { page: "queues/deposits", name: "Claims", query: "status=claimed" };
    const { id } = await service.call(saveView, { body, token: boss.token });
    const pinned = await service.call(pinView, { body: { id, roles: ["staff"] }, token: boss.token });
    expect(await service.call(allViews, { token: one.token })).toEqual([pinned]);
    expect(pinned.owner.userName).toBe(boss.userName);
    // Somebody who does not own it may not remove it.
    expect((await service.refusal(removeView, { body: { id }, token: one.token })).code).toBe("not-found");
    await service.call(pinView, { body: { id, roles: [] }, token: boss.token });
    expect(await service.call(allViews, { token: one.token })).toEqual([]);
  });
});
