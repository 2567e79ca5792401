import { beforeEach, expect, test } from "vitest";
import { baht, betSlip, offers, type } from "../bet-slip";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("picks come at the prices that were typed for them; one out of bounds stays, and nothing is sent", () => {
  const made = betSlip();
  made.slip().addPicks([
    { option: "teng_bon_2", number: "12", price: baht(50) },
    { option: "teng_lang_2", number: "12", price: baht(5000) },
    { option: "teng_bon_3", number: "123" },
  ]);
  expect(made.slip().lines.map(({ price }) => price)).toEqual([baht(50), baht(5000), baht(1)]);
  // A price is told where the slip took it by itself, not where it was typed.
  expect(made.slip().happened?.price).toBeUndefined();
  made.slip().confirm();
  expect(made.slip().sending.state).toBe("draft");
  made.slip().fitPrices();
  expect(made.slip().lines.map(({ price }) => price)).toEqual([baht(50), baht(1000), baht(1)]);
  expect(made.slip().corrected).toMatchObject([
    { ref: "1-2", bound: "max", asked: baht(5000), taken: baht(1000) },
  ]);
  made.slip().confirm();
  expect(made.slip().sending.state).toBe("confirming");
  made.slip().backToEdit();
  made.slip().undo();
  expect(made.slip().lines).toEqual([]);
});

test("each option has a price of its own: above 50, below 20", () => {
  const made = betSlip();
  type(made, "4712");
  made.slip().setOptionPrices({ teng_bon_2: baht(50) });
  made.slip().setOptionPrices({ teng_lang_2: baht(2000) });
  expect(made.slip().lines.map(({ price }) => price)).toEqual([baht(50), baht(2000), baht(50), baht(2000)]);
});

test("a price that the round no longer takes stays, and nothing is sent with it", () => {
  const made = betSlip();
  type(made, "47");
  made.slip().setAllPrices(baht(500));
  const again = betSlip(undefined, {
    offers: offers().map((offer) => (offer.option === "teng_bon_2" ? { ...offer, max: baht(100) } : offer)),
  });
  again.slip().restore();
  expect(again.slip().lines.map(({ price }) => price)).toEqual([baht(500), baht(500)]);
  again.slip().confirm();
  expect(again.slip().sending.state).toBe("draft");
});
