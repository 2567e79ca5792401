import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { oneGameRound } from "@/lib/contract/partners";
import { pageOfTransactions } from "@/lib/contract/transactions";
import { databases } from "../../support/database/database";
import { useService } from "../../support/service/use-service";
import { TODAY } from "../../support/world/facts";
import { launch, tell } from "../../support/world/games";
import { newcomer } from "../../support/world/people";

describe.each(databases)("a member's round of a game on $kind", (kind) => {
  const open = useService(kind);

  test("adds up to the statement that leads to it, corrections after its end included", async () => {
    const service = open();
    const member = await launch(service, await newcomer(service, 100));
    const round = "corrected";
    await tell(service, member, "bet", 10, { round });
    await tell(service, member, "win", 0, { round });
    const pageOf = async (transactionType: string) => {
      const body = { startedDate: TODAY, endedDate: TODAY, group: "games" as const };
      const { items } = await service.call(pageOfTransactions, { body, token: member.token });
      const ref = items.find((item) => item.transactionType === transactionType)?.ref?.id ?? "";
      return service.call(oneGameRound, { query: { id: ref }, token: member.token });
    };
    expect(await pageOf("BET_GAME")).toMatchObject({ status: "settled", staked: 10_00, returned: 0 });
    await tell(service, member, "add", 30, { round });
    await tell(service, member, "deduct", 5, { round });
    await tell(service, member, "bonus", 1, { round });
    for (const type of ["BET_GAME", "GAME_ADD", "GAME_DEDUCT"]) {
      expect(await pageOf(type)).toMatchObject({ staked: 10_00, returned: 25_00 });
    }
    expect((await service.call(cashs, { token: member.token })).money).toBe(100_00 - 10_00 + 25_00 + 1_00);
    await tell(service, member, "deduct", 26, { round });
    expect(await pageOf("BET_GAME")).toMatchObject({ staked: 10_00, returned: 0 });
  });
});
