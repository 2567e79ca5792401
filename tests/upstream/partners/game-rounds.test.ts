import { beforeAll, describe, expect, test } from "vitest";
import { memberGameRounds } from "@/lib/contract/operators/games";
import type { MemberGameRound } from "@/lib/contract/partners";
import { oneDatabase } from "../../support/database";
import { everyOperation } from "../../support/games";
import { newcomer, operator, type Person } from "../../support/people";
import { useService } from "../../support/use-service";

describe.each(oneDatabase)("a member's rounds of games on $kind", (kind) => {
  const open = useService(kind);
  let token = "";
  let player: Person;
  beforeAll(async () => {
    token = (await operator(open(), "staff")).token;
    player = await newcomer(open(), 100);
    await everyOperation(open(), player);
  });
  const read = (body: { uuid: string; cursor?: string; limit?: number }) =>
    open().call(memberGameRounds, { body, token });

  test("are listed newest first with their stakes, wins and ends", async () => {
    const { items, nextCursor } = await read({ uuid: player.uuid });
    expect(nextCursor).toBeNull();
    const facts = items.map(({ round, status, staked, returned }) => [round, status, staked, returned]);
    expect(facts).toEqual([
      ["R3", "cancelled", 5_00, 5_00],
      ["R2", "drawn", 5_00, 5_00],
      ["R1", "settled", 15_00, 30_00],
    ]);
    for (const { partner, gameId, name, endedAt } of items) {
      expect([partner, gameId, name]).toEqual(["wl", "golden-lotus", "Golden Lotus"]);
      expect(endedAt).not.toBeNull();
    }
  });

  test("come page by page, each once", async () => {
    const all = (await read({ uuid: player.uuid })).items;
    const paged: MemberGameRound[] = [];
    for (let cursor: string | undefined, page = 0; page < 3; page++) {
      const { items, nextCursor } = await read({ uuid: player.uuid, limit: 1, cursor });
      paged.push(...items);
      cursor = nextCursor ?? undefined;
      expect(nextCursor === null).toBe(page === 2);
    }
    expect(paged).toEqual(all);
    expect((await read({ uuid: player.uuid, cursor: "no-round" })).items).toEqual([]);
  });

  test("are this member's alone", async () => {
    const other = await newcomer(open(), 0);
    expect((await read({ uuid: other.uuid })).items).toEqual([]);
  });
});
