import { describe, expect, test, vi } from "vitest";
import { yingProof } from "@/lib/contract/yings";
import * as draws from "@/upstream/yeekee/draws";
import { databases } from "../../support/database";
import { useService } from "../../support/use-service";
import { fillUp, finish, openShotsRound } from "../../support/yeekee";

vi.mock(import("@/upstream/yeekee/draws"), { spy: true });

describe.each(databases)("the rows of a proof on $kind", (kind) => {
  const open = useService(kind);

  test("are read once when the list is frozen, however often they are asked for, and not before", async () => {
    const service = open();
    const shots = await openShotsRound(service);
    await fillUp(service, shots, 20);
    const ask = () => service.call(yingProof, { query: { betId: shots.betId } });
    vi.mocked(draws.shotsOf).mockClear();
    expect([(await ask()).rows, (await ask()).rows]).toEqual([[], []]);
    expect(draws.shotsOf).not.toHaveBeenCalled();
    await finish(service, shots);
    vi.mocked(draws.shotsOf).mockClear();
    const first = await ask();
    expect(first.rows.length).toBe(20);
    expect(await ask()).toEqual(first);
    expect(draws.shotsOf).toHaveBeenCalledTimes(1);
  });
});
