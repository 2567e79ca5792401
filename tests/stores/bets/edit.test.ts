import { beforeEach, describe, expect, test } from "vitest";
import { refusalsOf } from "@/lib/domain/poy/offers";
import { baht, betSlip, offers, openRound, type } from "../bet-slip";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const picked = (made: ReturnType<typeof betSlip>) =>
  made.room().lines.map(({ option, number }) => `${option} ${number}`);

describe("a slip being made", () => {
  test("a stock round opens with both two-digit markets on, a government round with three top", () => {
    expect(betSlip().room().selected).toEqual(["teng_bon_2", "teng_lang_2"]);
    const gov = betSlip(undefined, { round: openRound({ betGroup: "gov", betType: "gov" }) });
    expect(gov.room().selected).toEqual(["teng_bon_3"]);
    expect(gov.room().panel).toBe(3);
  });

  test("full boxes add themselves at the least price, one batch a number", () => {
    const made = betSlip();
    type(made, "4712");
    expect(picked(made)).toEqual(["teng_bon_2 47", "teng_lang_2 47", "teng_bon_2 12", "teng_lang_2 12"]);
    expect(made.room().lines.every(({ price }) => price === baht(1))).toBe(true);
    expect(made.room().typed).toBe("");
    expect(made.room().happened).toMatchObject({ what: "added", n: 2 });
  });

  test("undo takes the whole last batch", () => {
    const made = betSlip();
    type(made, "47");
    made.room().tap("option_2_19");
    type(made, "5");
    expect(made.room().lines).toHaveLength(2 + 38);
    made.room().undo();
    expect(made.room().lines).toHaveLength(2);
    expect(made.room().happened).toMatchObject({ what: "undone", n: 38 });
  });

  test("another digit count turns its usual markets on and comes back to what was on before", () => {
    const made = betSlip();
    made.room().tap("teng_lang_2");
    made.room().showPanel(3);
    expect(made.room().selected).toEqual(["teng_bon_3"]);
    made.room().showPanel(1);
    expect(made.room().selected).toEqual(["teng_bon_1"]);
    made.room().showPanel(2);
    expect(made.room().selected).toEqual(["teng_bon_2"]);
  });

  test("with no market selected, a digit is not accepted and the reason is shown", () => {
    const made = betSlip();
    made.room().tap("teng_bon_2");
    made.room().tap("teng_lang_2");
    type(made, "4");
    expect(made.room()).toMatchObject({ typed: "", happened: { what: "choose-first" } });
  });

  test("a closed number is left out and reported; a limited one comes with its rate", () => {
    const made = betSlip(undefined, {
      offers: offers({ teng_bon_2: { "47": 0, "12": 45 }, teng_lang_2: { "47": 0 } }),
    });
    type(made, "47");
    expect(made.room().lines).toHaveLength(0);
    expect(made.room().happened).toMatchObject({ what: "closed-skipped", n: 2 });
    type(made, "12");
    expect(made.room().lines.map(({ multiply }) => multiply)).toEqual([45, 90]);
  });

  test("a tap on the board picks a number on every market that is on; another takes it off", () => {
    const made = betSlip();
    made.room().toggle("08");
    expect(picked(made)).toEqual(["teng_bon_2 08", "teng_lang_2 08"]);
    made.room().toggle("08");
    expect(made.room().lines).toHaveLength(0);
  });

  test("a row of the board adds its numbers to every two-digit market that is on", () => {
    const made = betSlip();
    made.room().addRow("option_2_roodnha", "7");
    expect(made.room().lines).toHaveLength(20);
    made.room().addRow("option_2_19", "7");
    expect(made.room().lines).toHaveLength(20 + 38);
  });

  test("a worse rate changes no line until the member says yes; a better one is taken at once", () => {
    const made = betSlip();
    type(made, "47");
    made.room().rateMoved({ betId: "b", option: "teng_bon_2", number: "47", multiply: 45 });
    expect(made.room().lines[0]?.multiply).toBe(90);
    expect(refusalsOf(made.room())).toMatchObject([{ reason: "rate-changed", from: 90, to: 45 }]);
    made.room().acceptRates();
    expect(refusalsOf(made.room())).toEqual([]);
    expect(made.room().lines[0]?.multiply).toBe(45);
    made.room().rateMoved({ betId: "b", option: "teng_bon_2", number: "47", multiply: 90 });
    expect(made.room().lines[0]?.multiply).toBe(90);
  });

  test("a number that closes is marked and can be taken out", () => {
    const made = betSlip();
    type(made, "47");
    made.room().rateMoved({ betId: "b", option: "teng_bon_2", number: "47", multiply: 0 });
    const [closed] = refusalsOf(made.room());
    expect(closed).toMatchObject({ reason: "number-closed" });
    made.room().drop([closed?.ref ?? ""]);
    expect(picked(made)).toEqual(["teng_lang_2 47"]);
  });
});

describe("the options of last time", () => {
  const gov = () => betSlip(undefined, { round: openRound({ betGroup: "gov", betType: "gov" }) });

  test("a market comes back with the panel and the options that were on last", () => {
    const made = gov();
    made.room().showPanel(2);
    made.room().tap("teng_lang_2");
    const again = gov();
    expect(again.room()).toMatchObject({ panel: 3, selected: ["teng_bon_3"] });
    again.room().restore();
    expect(again.room()).toMatchObject({ panel: 2, selected: ["teng_bon_2"] });
  });

  test("another market and another member keep their own", () => {
    gov().room().showPanel(1);
    const stock = betSlip();
    stock.room().restore();
    expect(stock.room().panel).toBe(2);
    const other = betSlip(undefined, {
      owner: "someone-else",
      round: openRound({ betGroup: "gov", betType: "gov" }),
    });
    other.room().restore();
    expect(other.room().panel).toBe(3);
  });

  test("what the round does not offer, or what was kept wrongly, is not turned on", () => {
    gov().room().showPanel(2);
    const threes = betSlip(undefined, {
      round: openRound({ betGroup: "gov", betType: "gov" }),
      offers: offers().filter(({ option }) => option === "teng_bon_3"),
    });
    threes.room().restore();
    expect(threes.room()).toMatchObject({ panel: 3, selected: ["teng_bon_3"] });
    localStorage.setItem("bet-panel:owner-mark:gov", '{"panel":2,"selected":["teng_bon_3"]}');
    const again = gov();
    again.room().restore();
    expect(again.room()).toMatchObject({ panel: 3, selected: ["teng_bon_3"] });
  });
});

describe("a slip that is kept", () => {
  test("it comes back after a reload, for the same member only", () => {
    const made = betSlip();
    type(made, "47");
    made.room().setAllPrices(baht(20));
    made.room().writeNote("from a dream");
    const again = betSlip();
    again.room().restore();
    expect(again.room().lines).toEqual(made.room().lines);
    expect(again.room().note).toBe("from a dream");
    const other = betSlip(undefined, { owner: "someone-else" });
    other.room().restore();
    expect(other.room().lines).toEqual([]);
  });

  test("what is kept does not name the member", () => {
    const made = betSlip();
    type(made, "47");
    expect(Object.keys(localStorage)).toEqual(["slip:owner-mark:th_close-2026-11-23"]);
  });

  test("a closed round's numbers are offered to the next one of the market", () => {
    const closed = betSlip(undefined, { round: openRound({}, -10) });
    type(closed, "47");
    const round = openRound();
    const next = betSlip(undefined, {
      round: { ...round, betList: { ...round.betList, betId: "th_close-2026-11-24" } },
    });
    next.room().restore();
    expect(next.room().leftOver).toMatchObject({ betId: "th_close-2026-11-23" });
    next.room().takeLeftOver();
    expect(picked(next)).toEqual(["teng_bon_2 47", "teng_lang_2 47"]);
    expect(next.room().leftOver).toBeNull();
  });

  test.each([
    ["add", ["12", "12", "47", "47"]],
    ["replace", ["47", "47"]],
  ] as const)("offered beside new numbers (%s), they take none of those away unasked", (way, numbers) => {
    const closed = betSlip(undefined, { round: openRound({}, -10) });
    type(closed, "47");
    const round = openRound();
    const next = betSlip(undefined, {
      round: { ...round, betList: { ...round.betList, betId: "th_close-2026-11-24" } },
    });
    next.room().restore();
    type(next, "12");
    const drafted = next.room().lines;
    next.room().takeLeftOver();
    next.room().dropOffered();
    expect(next.room().lines).toEqual(drafted);
    expect(next.room().leftOver).toMatchObject({ betId: "th_close-2026-11-23" });
    next.room().takeLeftOver();
    next.room().acceptImport(way);
    expect(next.room().lines.map(({ number }) => number)).toEqual(numbers);
    expect(next.room().leftOver).toBeNull();
    expect(Object.keys(localStorage)).toEqual(["slip:owner-mark:th_close-2026-11-24"]);
  });

  test("storage that holds something else is read as empty", () => {
    localStorage.setItem("slip:owner-mark:th_close-2026-11-23", '{"lines":[{"ref":1}],"note":""}');
    const made = betSlip();
    made.room().restore();
    expect(made.room().lines).toEqual([]);
  });
});
