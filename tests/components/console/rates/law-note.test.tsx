import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LawNote } from "@/components/console/rates/law-note";
import { InConsole } from "../../../support/dom/in-console";

afterEach(cleanup);

const rates = [{ option: "teng_bon_2", multiply: 90 }] as const;
const note = (multiply: number, betType = "gov") =>
  render(
    <InConsole>
      <LawNote betType={betType} rates={rates} option="teng_bon_2" multiply={multiply} />
    </InConsole>,
  );

test("a rate under which a slip wins for certain is said with the slip, before it is saved", () => {
  note(99);
  const said = screen.getByRole("alert");
  expect(said.textContent).toContain("101.60 %");
  expect(said.textContent).toContain("10 numbers such as 00: 10.00 %");
  expect(said.textContent).toContain("90 numbers such as 01: 90.00 %");
});

test("a sound rate needs no word; in rounds of shots the prizes count in", () => {
  const { container, unmount } = note(93);
  expect(container.textContent).toBe("");
  unmount();
  note(93, "yeekee");
  expect(screen.getByRole("alert").textContent).toContain("100.60 %");
});

test("a bet that wins on average is a warning", () => {
  render(
    <InConsole>
      <LawNote betType="gov" rates={rates} option="tode_3" multiply={165} />
    </InConsole>,
  );
  expect(screen.getByRole("status").textContent).toContain("win on average: 101.60 %");
});
