import { describe, expect, test } from "vitest";
import { allProtected, allQueues, takeClaim } from "@/lib/contract/operators/queues";
import { DAY_MS } from "@/lib/domain/time/time";
import { playerLimit } from "@/upstream/db/schema/player-limits";
import { oneDatabase } from "../../support/database";
import { newcomer, operator } from "../../support/people";
import { useService } from "../../support/use-service";

describe.each(oneDatabase)("the protection queue on $kind", (kind) => {
  const open = useService(kind);

  test("holds members who excluded themselves and have money here; the list those in a break too", async () => {
    const service = open();
    const { token } = await operator(service, "staff");
    const [rich, poor, resting] = [
      await newcomer(service, 50),
      await newcomer(service, 0),
      await newcomer(service, 50),
    ];
    const later = new Date((await service.now()) + DAY_MS);
    await service.db.insert(playerLimit).values([
      { member: rich.uuid, selfExcludedUntil: later },
      { member: poor.uuid, selfExcludedUntil: later },
      { member: resting.uuid, timeOutUntil: later },
    ]);
    const whole = await service.call(allProtected, { body: {}, token });
    expect(whole.items.map(({ uuid, cash }) => [uuid, cash])).toEqual([
      [rich.uuid, 50_00],
      [poor.uuid, 0],
      [resting.uuid, 50_00],
    ]);
    const waiting = await service.call(allProtected, { body: { waiting: true }, token });
    expect(waiting.items.map(({ uuid }) => uuid)).toEqual([rich.uuid]);
    await service.call(takeClaim, { body: { queue: "protection", item: rich.uuid }, token });
    const states = await service.call(allQueues, { token });
    expect(states.at(-1)).toEqual({ queue: "protection", waiting: 1, claimed: 1, oldestAt: null });
  });
});
