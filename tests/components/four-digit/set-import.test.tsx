import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SetImport } from "@/components/four-digit/set-screen";
// Loaded beforehand, so that no test waits for its code.
import "@/components/four-digit/set-import-preview";
import { Fault } from "@/lib/contract/fault";
import lotto from "@/locales/en/lotto.json";
import sets from "@/locales/en/sets.json";
import { acceptedSets, setTerms } from "../../stores/set-slip";
import { renderSets } from "./render-sets";

const old = acceptedSets([
  ["1234", 2],
  ["0007", 3],
  ["5566", 1],
]);
const address = "/en/lotto/4d?market=lao";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", `${address}&again=${old.poyId}`);
});
afterEach(cleanup);

const offered = () => screen.findByRole("dialog", { name: `Numbers of slip no. ${old.poyNo}` });

test("an old slip's sets are offered once, at the price of now, and taken over", async () => {
  const { store } = renderSets(<SetImport />, () => old);
  const sheet = await offered();
  within(sheet).getByText("3 numbers fit · 6 sets");
  within(sheet).getByText("฿720.00");
  within(sheet).getByText("฿120.00 per set");
  expect(location.pathname + location.search).toBe(address);
  fireEvent.click(within(sheet).getByRole("button", { name: lotto.import.take }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(store.getState().rows).toEqual([
    { number: "1234", sets: 2 },
    { number: "0007", sets: 3 },
    { number: "5566", sets: 1 },
  ]);
});

test("what is sold out, and what has fewer sets left, is reported with its numbers", async () => {
  renderSets(<SetImport />, () => old, { terms: setTerms({ "0007": 1, "5566": 0 }) });
  const sheet = await offered();
  const told = (text: string) => within(sheet).getByText(text).parentElement?.textContent ?? "";
  expect(told("1 number is sold out, left out")).toContain("5566");
  expect(told("1 number has fewer sets left than you had")).toContain("0007 3 → 1 set");
  within(sheet).getByText("2 numbers fit · 3 sets");
});

test("when all are sold out nothing can be added, and the sheet says that the slip is unchanged", async () => {
  const { store } = renderSets(<SetImport />, () => old, { terms: { ...setTerms(), quota: 0 } });
  const sheet = await offered();
  within(sheet).getByText(sets.import.nothing);
  expect(within(sheet).queryByRole("button", { name: lotto.import.take })).toBeNull();
  fireEvent.click(within(sheet).getByRole("button", { name: lotto.import.leave }));
  expect([screen.queryByRole("dialog"), store.getState().rows]).toEqual([null, []]);
});

test("beside a draft the member chooses: leave it, add to it as far as there is store, or replace it", async () => {
  const { store } = renderSets(<SetImport />, () => old, { terms: setTerms({ "1234": 3 }) });
  act(() => {
    for (const key of "12341234") store.getState().press(key);
  });
  const sheet = await offered();
  within(sheet).getByText(/already holds 1 number\./);
  within(sheet).getByText(/only 5 more sets fit/);
  within(sheet).getByRole("button", { name: lotto.import.leave });
  within(sheet).getByRole("button", { name: lotto.import.replace });
  fireEvent.click(within(sheet).getByRole("button", { name: "Add 5 sets" }));
  expect(store.getState().rows[0]).toEqual({ number: "1234", sets: 3 });

  await act(() => store.getState().pullPoy(old.poyId));
  fireEvent.click(within(await offered()).getByRole("button", { name: lotto.import.replace }));
  expect(store.getState().rows[0]).toEqual({ number: "1234", sets: 2 });
});

test("where no more of any number can be had beside the draft, it can only be replaced", async () => {
  const { store } = renderSets(<SetImport />, () => acceptedSets([["1234", 1]]), {
    terms: setTerms({ "1234": 1 }),
  });
  act(() => {
    for (const key of "1234") store.getState().press(key);
  });
  const sheet = await screen.findByRole("dialog");
  await within(sheet).findByText(sets.import.noRoom);
  expect(within(sheet).queryByRole("button", { name: /^Add/ })).toBeNull();
  within(sheet).getByRole("button", { name: lotto.import.replace });
});

test("a slip that cannot be fetched is said, and can be asked for again without losing the way", async () => {
  let isDown = true;
  renderSets(<SetImport />, () => {
    if (isDown) throw new Fault("network-lost");
    return old;
  });
  await screen.findByText(lotto.import.failed);
  expect(location.search).toContain(old.poyId);
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: lotto.import.retry }));
  await offered();
});
