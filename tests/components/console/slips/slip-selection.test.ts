import { expect, test } from "vitest";
import { isNarrow, isSortable, slipSelection } from "@/components/console/slips/slip-selection";
import { allOperatorPoys } from "@/lib/contract/operators/poys";

const select = (query: string) => {
  const params = new URLSearchParams(query);
  return slipSelection((name) => params.get(name) ?? undefined);
};
const uuid = "3f2b0c1a-0f5e-4a59-9a55-0d7c3a6c9b11";

test("an address selects slips by every filter that the service knows", () => {
  expect(
    select(
      `poyNo=12&uuid=${uuid}&betId=gov-2026-12-01&betGroup=gov&number=47&option=teng_bon_2&status=won&from=2026-11-01&to=2026-12-01&sort=win`,
    ),
  ).toEqual({
    poyNo: 12,
    uuid,
    betId: "gov-2026-12-01",
    betGroup: "gov",
    number: "47",
    option: "teng_bon_2",
    status: "won",
    startedDate: "2026-11-01",
    endedDate: "2026-12-01",
    sort: "win",
  });
});

test.each([
  "sort=stake",
  "sort=win&number=12",
  "option=teng_bon_2",
  "option=teng_bon_2&status=won",
  "poyNo=0&uuid=me&betId=x&number=abc&from=2026-02-31&sort=random&status=new",
])("%s leaves out what the service would refuse", (query) => {
  expect(allOperatorPoys.body.safeParse(select(query)).success).toBe(true);
});

test("amounts are ordered within a round or of a member, options are looked for with a number as well", () => {
  expect([isSortable(select("number=12")), isNarrow(select("number=12"))]).toEqual([false, true]);
  expect([isSortable(select(`uuid=${uuid}`)), isNarrow(select(`uuid=${uuid}`))]).toEqual([true, true]);
  expect([isSortable(select("")), isNarrow(select(""))]).toEqual([false, false]);
});
