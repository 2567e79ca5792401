import { describe, expect, test, vi } from "vitest";
import { allBetListResults, betListResultHistory, betListResults, oneBetList } from "@/lib/contract/rounds";
import { lotteryDay, SECOND_MS } from "@/lib/domain/time/time";
import { ask } from "@/lib/server/ask/ask";
import { resultOf } from "@/lib/server/floor/results";
import { onFloor } from "./on-floor";

vi.mock("next/headers", async () => ({ headers: (await import("./on-floor")).pageHeaders }));
const upstream = onFloor();

describe("results by bet-list-results alone", () => {
  test.each([
    [
      { top3: "123", bottom2: 45 },
      { top3: "123", bottom2: "45" },
    ],
    [
      { teng_bon_3: "123", teng_lang_2: "45" },
      { top3: "123", bottom2: "45" },
    ],
    [{ result: { draw4: "1234" } }, { draw4: "1234" }],
    ["1234", { draw4: "1234" }],
    [
      { teng_bon_6: "417652", teng_bon_nha_3: "123,456", teng_lang_3: ["789", "012"], teng_lang_2: "34" },
      { first: "417652", front3: ["123", "456"], back3: ["789", "012"], back2: "34" },
    ],
    [{ teng_bon_3: "12" }, null],
    [null, null],
  ])("%j is %j", (told, read) => {
    expect(resultOf(told)).toEqual(read);
  });

  test("a row of numbers gets its round's name and times", async () => {
    const { resultDt } = await ask(oneBetList, { query: { id: "1002" } });
    const row = await ask(betListResults, { query: { betId: "1002", resultDate: resultDt } });
    expect(row).toMatchObject({
      betGroup: "gov",
      name: "หวยรัฐบาล",
      status: "settled",
      result: { first: "417652" },
    });
  });

  test("a day has the listed rounds of it; results are asked of those alone that have one", async () => {
    const { betList } = await ask(oneBetList, { query: { id: "2002" } });
    const date = lotteryDay(betList.unixTimeStamp.realResultTime * SECOND_MS);
    upstream().seen.length = 0;
    const rows = await ask(allBetListResults, { query: { date } });
    expect(rows.find(({ betId }) => betId === "2002")?.result).toEqual({ top3: "652", bottom2: "34" });
    expect(rows.find(({ betId }) => betId === "3034")?.result).toBeUndefined();
    expect(
      upstream().seen.filter(({ call, status }) => call.endsWith("/bet-list-results") && status !== 200),
    ).toEqual([]);
  });

  test("the newest results of a group are those of its listed rounds", async () => {
    const rows = await ask(betListResultHistory, { query: { betGroup: "stock", limit: 5 } });
    expect(rows.map(({ betId }) => betId)).toEqual(["2002"]);
  });
});
