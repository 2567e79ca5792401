import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AskLimits } from "@/components/limits/ask-limits";
import { LIMITS_ASKED_COOKIE } from "@/lib/domain/members/player-limits";
import words from "@/locales/en/limits.json";
import { useStoreInstance } from "@/stores/_core/registry";
import { createDeposits } from "@/stores/deposits";
import "../../support/dom/sheets";
import { waiting } from "../deposit/deposit";
import { renderWithStores } from "../member/with-stores";
import { spans, standingOf } from "./limits-state";

beforeEach(() => {
  document.cookie = `${LIMITS_ASKED_COOKIE}=; path=/; max-age=0`;
});
afterEach(cleanup);

const newcomer = standingOf({ hasDeposited: false });
const show = () =>
  renderWithStores(<AskLimits rendered={newcomer} words={words} />, (_, body) => ({
    ...newcomer,
    ...(body as object),
  }));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const isAsked = () => screen.queryByRole("region", { name: words.ask.title }) !== null;

test("who says not now is not asked again on this device, and no limit is set", () => {
  const { sent } = show();
  press(words.ask.skip);
  expect(isAsked()).toBe(false);
  expect(document.cookie).toContain(`${LIMITS_ASKED_COOKIE}=1`);
  expect(sent).toEqual([]);
});

test("who sets a deposit limit is not asked again either", async () => {
  const { sent } = show();
  press(words.ask.set);
  fireEvent.change(screen.getByLabelText("Per day (baht)"), { target: { value: "500" } });
  press("Save");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(isAsked()).toBe(false);
  expect(sent.filter(({ name }) => name === "player-limits")).toEqual([
    { name: "player-limits", body: { deposit: spans(500) } },
  ]);
  expect(document.cookie).toContain(`${LIMITS_ASKED_COOKIE}=1`);
});

test("who opens the form and leaves it empty is still asked", () => {
  show();
  press(words.ask.set);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(isAsked()).toBe(true);
  expect(document.cookie).not.toContain(LIMITS_ASKED_COOKIE);
});

function Credited() {
  const deposits = useStoreInstance(createDeposits);
  useEffect(() => deposits.getState().open({ ...waiting, status: "credited" }), [deposits]);
  return <AskLimits rendered={newcomer} words={words} />;
}

test("whose first deposit has come is not asked by a page from before it", () => {
  renderWithStores(<Credited />, () => ({}));
  expect(isAsked()).toBe(false);
});
