import Cookies from "js-cookie";
import { beforeEach, describe, expect, test } from "vitest";
import { refusalsOf } from "@/lib/domain/poy/offers";
import { INPUT_MODE_COOKIE, PANELS_COOKIE, readInputMode, readPanel } from "@/stores/bets/panel-storage";
import { baht, betSlip, offers, openRound, type } from "../bet-slip";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const picked = (made: ReturnType<typeof betSlip>) =>
  made.slip().lines.map(({ option, number }) => `${option} ${number}`);

describe("a slip being made", () => {
  test("a stock round opens with both two-digit markets on, a government round with three top", () => {
    expect(betSlip().slip().selected).toEqual(["teng_bon_2", "teng_lang_2"]);
    const gov = betSlip(undefined, { round: openRound({ betGroup: "gov", betType: "gov" }) });
    expect(gov.slip().selected).toEqual(["teng_bon_3"]);
    expect(gov.slip().panel).toBe(3);
  });

  test("how numbers are picked is what the server opens the next page with", () => {
    expect(betSlip().slip().inputMode).toBeNull();
    betSlip().slip().pickBy("keypad");
    expect(readInputMode(Cookies.get(INPUT_MODE_COOKIE))).toBe("keypad");
    expect(readInputMode("anything")).toBeNull();
  });

  test("full boxes add themselves at the least price, one batch a number", () => {
    const made = betSlip();
    type(made, "4712");
    expect(picked(made)).toEqual(["teng_bon_2 47", "teng_lang_2 47", "teng_bon_2 12", "teng_lang_2 12"]);
    expect(made.slip().lines.every(({ price }) => price === baht(1))).toBe(true);
    expect(made.slip().typed).toBe("");
    expect(made.slip().happened).toMatchObject({ what: "added", n: 2, price: baht(1) });
  });

  test("undo takes the whole last batch", () => {
    const made = betSlip();
    type(made, "47");
    for (const key of ["option_2_19", "teng_bon_2", "teng_lang_2"] as const) made.slip().tap(key);
    type(made, "5");
    expect(made.slip().lines).toHaveLength(2 + 38);
    made.slip().undo();
    expect(made.slip().lines).toHaveLength(2);
    expect(made.slip().happened).toMatchObject({ what: "undone", n: 38 });
    expect(made.slip().happened?.number).toBeUndefined();
    made.slip().undo();
    expect(made.slip().happened).toMatchObject({ what: "undone", n: 2, number: "47" });
  });

  test("all lines of a picked number are taken off at once, with their prices put back", () => {
    const made = betSlip();
    type(made, "474712");
    made.slip().setAllPrices(baht(20));
    const refs = made.slip().lines.flatMap(({ ref, number }) => (number === "47" ? [ref] : []));
    made.slip().takeOff(refs);
    expect(picked(made)).toEqual(["teng_bon_2 12", "teng_lang_2 12"]);
    expect(made.slip().happened).toMatchObject({ what: "taken-off", n: 4, number: "47", left: 0 });
    made.slip().putBack();
    expect(made.slip().lines.map(({ number, price }) => [number, price])).toEqual([
      ["12", baht(20)],
      ["12", baht(20)],
      ...Array(4).fill(["47", baht(20)]),
    ]);
  });

  test("what was said to be added is no longer said once lines of the slip have gone", () => {
    const made = betSlip();
    type(made, "47");
    made.slip().setAllPrices(baht(20));
    expect(made.slip().happened).toMatchObject({ what: "added", n: 2 });
    made.slip().remove(made.slip().lines[0]?.ref ?? "");
    expect(made.slip().happened).toBeNull();
    type(made, "12");
    made.slip().clear();
    expect(made.slip().happened).toBeNull();
  });

  test("a removal stays said, with its undo, when another line is removed by itself", () => {
    const made = betSlip();
    type(made, "4712");
    made.slip().takeOff(made.slip().lines.flatMap(({ ref, number }) => (number === "47" ? [ref] : [])));
    made.slip().remove(made.slip().lines[0]?.ref ?? "");
    expect(made.slip().happened).toMatchObject({ what: "taken-off", n: 2, number: "47" });
    made.slip().putBack();
    expect(picked(made)).toEqual(["teng_lang_2 12", "teng_bon_2 47", "teng_lang_2 47"]);
  });

  test("a panel says what it would tick before it is shown", () => {
    const made = betSlip();
    expect(made.slip().selectedOn(2)).toEqual(["teng_bon_2", "teng_lang_2"]);
    expect(made.slip().selectedOn(3)).toEqual(["teng_bon_3"]);
    expect(made.slip().panel).toBe(2);
  });

  test("another digit count turns its usual markets on and comes back to what was on before", () => {
    const made = betSlip();
    made.slip().tap("teng_lang_2");
    made.slip().showPanel(3);
    expect(made.slip().selected).toEqual(["teng_bon_3"]);
    made.slip().showPanel(1);
    expect(made.slip().selected).toEqual(["teng_bon_1"]);
    made.slip().showPanel(2);
    expect(made.slip().selected).toEqual(["teng_bon_2"]);
  });

  test("with no market selected, a digit is not accepted and the reason is shown", () => {
    const made = betSlip();
    made.slip().tap("teng_bon_2");
    made.slip().tap("teng_lang_2");
    type(made, "4");
    expect(made.slip()).toMatchObject({ typed: "", happened: { what: "choose-first" } });
  });

  test("a closed number is left out and reported; a limited one comes with its rate", () => {
    const made = betSlip(undefined, {
      offers: offers({ teng_bon_2: { "47": 0, "12": 45 }, teng_lang_2: { "47": 0 } }),
    });
    type(made, "47");
    expect(made.slip().lines).toHaveLength(0);
    expect(made.slip().happened).toMatchObject({ what: "closed-skipped", n: 2 });
    type(made, "12");
    expect(made.slip().lines.map(({ multiply }) => multiply)).toEqual([45, 90]);
  });

  test("a tap on the board picks a number on every market that is on; another takes it off", () => {
    const made = betSlip();
    made.slip().toggle("08");
    expect(picked(made)).toEqual(["teng_bon_2 08", "teng_lang_2 08"]);
    made.slip().toggle("08");
    expect(made.slip().lines).toHaveLength(0);
  });

  test("a row of the board adds its numbers to every two-digit market that is on", () => {
    const made = betSlip();
    made.slip().addRow("option_2_roodnha", "7");
    expect(made.slip().lines).toHaveLength(20);
    made.slip().addRow("option_2_19", "7");
    expect(made.slip().lines).toHaveLength(20 + 38);
  });

  test("a worse rate changes no line until the member says yes; a better one is taken at once", () => {
    const made = betSlip();
    type(made, "47");
    made.slip().rateMoved({ betId: "b", option: "teng_bon_2", number: "47", multiply: 45 });
    expect(made.slip().lines[0]?.multiply).toBe(90);
    expect(refusalsOf(made.slip())).toMatchObject([{ reason: "rate-changed", from: 90, to: 45 }]);
    made.slip().acceptRates();
    expect(refusalsOf(made.slip())).toEqual([]);
    expect(made.slip().lines[0]?.multiply).toBe(45);
    made.slip().rateMoved({ betId: "b", option: "teng_bon_2", number: "47", multiply: 90 });
    expect(made.slip().lines[0]?.multiply).toBe(90);
  });

  test("a number that closes is marked and can be taken out", () => {
    const made = betSlip();
    type(made, "47");
    made.slip().rateMoved({ betId: "b", option: "teng_bon_2", number: "47", multiply: 0 });
    const [closed] = refusalsOf(made.slip());
    expect(closed).toMatchObject({ reason: "number-closed" });
    made.slip().drop([closed?.ref ?? ""]);
    expect(picked(made)).toEqual(["teng_lang_2 47"]);
  });
});

describe("the options of last time", () => {
  const gov = () => betSlip(undefined, { round: openRound({ betGroup: "gov", betType: "gov" }) });

  test("a market comes back with the panel and the options that were on last", () => {
    const made = gov();
    made.slip().showPanel(2);
    made.slip().tap("teng_lang_2");
    const again = gov();
    expect(again.slip()).toMatchObject({ panel: 3, selected: ["teng_bon_3"] });
    again.slip().restore();
    expect(again.slip()).toMatchObject({ panel: 2, selected: ["teng_bon_2"] });
  });

  test("the server opens with the panel that the cookie tells, so that nothing moves afterwards", () => {
    gov().slip().showPanel(2);
    const cookie = Cookies.get(PANELS_COOKIE);
    expect([readPanel(cookie, "gov"), readPanel(cookie, "hanoy")]).toEqual([2, null]);
    const again = betSlip(undefined, { round: openRound({ betGroup: "gov", betType: "gov" }), panel: 2 });
    expect(again.slip()).toMatchObject({ panel: 2, selected: ["teng_bon_2", "teng_lang_2"] });
    const threes = betSlip(undefined, {
      round: openRound({ betGroup: "gov", betType: "gov" }),
      offers: offers().filter(({ option }) => option === "teng_bon_3"),
      panel: 2,
    });
    expect(threes.slip()).toMatchObject({ panel: 3, selected: ["teng_bon_3"] });
  });

  test.each(["", "gov:4", "gov:2x", "GOV:2", ":2", "hanoy:3.gov"])(
    "the cookie %j tells nothing",
    (cookie) => {
      expect(readPanel(cookie, "gov")).toBeNull();
    },
  );

  test("another market and another member keep their own", () => {
    gov().slip().showPanel(1);
    const stock = betSlip();
    stock.slip().restore();
    expect(stock.slip().panel).toBe(2);
    const other = betSlip(undefined, {
      owner: "someone-else",
      round: openRound({ betGroup: "gov", betType: "gov" }),
    });
    other.slip().restore();
    expect(other.slip().panel).toBe(3);
  });

  test("what the round does not offer, or what was kept wrongly, is not turned on", () => {
    gov().slip().showPanel(2);
    const threes = betSlip(undefined, {
      round: openRound({ betGroup: "gov", betType: "gov" }),
      offers: offers().filter(({ option }) => option === "teng_bon_3"),
    });
    threes.slip().restore();
    expect(threes.slip()).toMatchObject({ panel: 3, selected: ["teng_bon_3"] });
    localStorage.setItem("bet-panel:owner-mark:gov", '{"panel":2,"selected":["teng_bon_3"]}');
    const again = gov();
    again.slip().restore();
    expect(again.slip()).toMatchObject({ panel: 3, selected: ["teng_bon_3"] });
  });
});
