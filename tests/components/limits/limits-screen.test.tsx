import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LimitsScreen } from "@/components/limits/limits-screen";
import { Fault } from "@/lib/contract/fault";
import type { LimitsState } from "@/lib/contract/player-limits";
import { satang } from "@/lib/domain/money/money";
import { epochMs } from "@/lib/domain/time/time";
import words from "@/locales/en/limits.json";
import shell from "@/locales/en/shell.json";
import th from "@/locales/th/fault.json";
import { pressEscape } from "../../support/dom/sheets";
import { type Answer, renderWithStores } from "../member/with-stores";
import { spans, standingOf } from "./limits-state";

const refresh = vi.fn();
vi.mock("next/navigation", async (original) => ({
  ...(await original<typeof import("next/navigation")>()),
  useRouter: () => ({ refresh }),
}));

afterEach(() => {
  cleanup();
  refresh.mockClear();
});

const NOW = epochMs("2026-11-26T10:00:00+07:00");
function show(rendered: LimitsState, answer: Answer = () => rendered) {
  const shown = renderWithStores(
    <LimitsScreen rendered={rendered} words={words} pin={shell.pin} nowMs={NOW} />,
    answer,
  );
  // The page reads the support contacts by itself.
  return { changes: () => shown.sent.filter(({ name }) => name !== "agents-supports") };
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const amount = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test("each limit says what is used of how much and when its count begins anew", () => {
  const used = { day: satang(120_50), week: satang(120_50), month: satang(120_50) };
  const limitsState = standingOf({ stake: spans(500) });
  show({ ...limitsState, used: { ...(limitsState.used ?? { deposit: used, loss: used }), stake: used } });
  const card = within(screen.getByRole("region", { name: "Stake limit" }));
  card.getByText("฿120.50 of ฿500.00");
  card.getByText("Resets at 27/11/2026 00:00:00");
  expect(card.getAllByText("No limit · ฿120.50 used")).toHaveLength(2);
});

test("what goes towards the limit of losses is called lost or waiting: open slips are in it", () => {
  const lost = { day: satang(20_00), week: satang(20_00), month: satang(20_00) };
  const limitsState = standingOf({ loss: spans(500) });
  show({ ...limitsState, used: { ...(limitsState.used ?? { deposit: lost, stake: lost }), loss: lost } });
  const card = within(screen.getByRole("region", { name: "Loss limit" }));
  card.getByText("฿20.00 of ฿500.00 lost or waiting");
  expect(card.getAllByText("No limit · ฿20.00 lost or waiting")).toHaveLength(2);
});

test("a lower limit is saved as it is; a looser one says before that it will wait", async () => {
  const { changes } = show(standingOf({ stake: spans(500) }));
  press("Change: Stake limit");
  fireEvent.change(amount("Per day (baht)"), { target: { value: "900" } });
  screen.getByText("This is higher than now: it waits 24 hours.");
  fireEvent.change(amount("Per day (baht)"), { target: { value: "300" } });
  expect(screen.queryByText("This is higher than now: it waits 24 hours.")).toBeNull();
  press("Save");
  await waitFor(() => expect(changes()).toEqual([{ name: "player-limits", body: { stake: spans(300) } }]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a limit that a longer span reaches first says so under its field, until it is the lower one", () => {
  show(standingOf());
  press("Change: Deposit limit");
  fireEvent.change(amount("Per week (baht)"), { target: { value: "2000" } });
  fireEvent.change(amount("Per day (baht)"), { target: { value: "3000" } });
  const note = screen.getByText("Your weekly limit of ฿2,000.00 is reached first.");
  expect(amount("Per day (baht)").getAttribute("aria-describedby")).toBe(note.closest("p")?.id);
  fireEvent.change(amount("Per month (baht)"), { target: { value: "1000" } });
  expect(screen.getAllByText("Your monthly limit of ฿1,000.00 is reached first.")).toHaveLength(2);
  fireEvent.change(amount("Per day (baht)"), { target: { value: "900" } });
  expect(screen.getAllByText(/is reached first/)).toHaveLength(1);
});

test("a limit below what counts already, or below a shorter span's, is asked about once, with what it means", async () => {
  const used = { day: satang(0), week: satang(800_00), month: satang(800_00) };
  const limitsState = standingOf({ deposit: spans(1_000) });
  const { changes } = show({
    ...limitsState,
    used: { ...(limitsState.used ?? { loss: used, stake: used }), deposit: used },
  });
  press("Change: Deposit limit");
  fireEvent.change(amount("Per week (baht)"), { target: { value: "500" } });
  press("Save");
  await screen.findByText("It applies at once. Raising it again takes 24 hours.");
  const asked = screen.getAllByRole("alert").map(({ textContent }) => textContent);
  expect(asked.join()).toMatch(
    /Per week: ฿800\.00 is counted already\. Once saved, nothing is left until .*00:00:00\./,
  );
  expect(asked.join()).toContain("Your weekly limit of ฿500.00 is reached first.");
  expect(asked.join()).toContain("It applies at once. Raising it again takes 24 hours.");
  expect(changes()).toEqual([]);
  // Another amount is another question, and one without a surprise is none.
  fireEvent.change(amount("Per week (baht)"), { target: { value: "600" } });
  press("Save");
  const again = await screen.findByRole("button", { name: "Save anyway" });
  expect(changes()).toEqual([]);
  await waitFor(() => expect(again.getAttribute("aria-disabled")).toBeNull());
  press("Save anyway");
  const deposit = { ...spans(1_000), week: satang(600_00) };
  await waitFor(() => expect(changes()).toEqual([{ name: "player-limits", body: { deposit } }]));
});

test("a limit with satang is shown and saved as it was typed", async () => {
  const { changes } = show(standingOf({ stake: spans(500) }));
  press("Change: Stake limit");
  fireEvent.change(amount("Per day (baht)"), { target: { value: "300.01" } });
  expect(amount("Per day (baht)").value).toBe("300.01");
  press("Save");
  const stake = { ...spans(300), day: satang(300_01) };
  await waitFor(() => expect(changes()).toEqual([{ name: "player-limits", body: { stake } }]));
});

test.each(["๓๐๐.๐๑", "៣០០.០១", "၃၀၀.၀၁"])("a limit typed as %s is 300.01", async (typed) => {
  const { changes } = show(standingOf({ stake: spans(500) }));
  press("Change: Stake limit");
  fireEvent.change(amount("Per day (baht)"), { target: { value: typed } });
  expect(amount("Per day (baht)").value).toBe("300.01");
  press("Save");
  const stake = { ...spans(300), day: satang(300_01) };
  await waitFor(() => expect(changes()).toEqual([{ name: "player-limits", body: { stake } }]));
});

test("an emptied limit is none, and a refused change keeps what was typed", async () => {
  const { changes } = show(standingOf({ deposit: spans(500, 1_000) }), (name) => {
    if (name === "player-limits") throw new Fault("maintenance");
    return {};
  });
  press("Change: Deposit limit");
  fireEvent.change(amount("Per day (baht)"), { target: { value: "" } });
  press("Save");
  await screen.findByText(th.maintenance);
  expect(changes()).toEqual([{ name: "player-limits", body: { deposit: spans(null, 1_000) } }]);
  expect(amount("Per day (baht)").value).toBe("");
});

test.each([
  ["Confirm the higher limits", "confirm"],
  ["Keep my limits as they are", "drop"],
])("what has waited is answered: %s", async (name, answer) => {
  const { changes } = show(
    standingOf({
      stake: spans(500),
      pending: { stake: spans(900) },
      pendingFrom: "2026-11-20T10:00:00+07:00",
    }),
  );
  await screen.findByText("The wait is over. Do you still want them?");
  screen.getByText("Stake limit · Per day");
  press(name);
  await waitFor(() => expect(changes()).toEqual([{ name: "player-limits", body: { answer } }]));
});

test("what still waits says until when, and cannot be confirmed yet", async () => {
  show(
    standingOf({
      stake: spans(500),
      pending: { stake: spans(null) },
      pendingFrom: "2199-01-01T10:00:00+07:00",
    }),
  );
  screen.getByText("Can be confirmed from 01/01/2199 10:00:00");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Confirm the higher limits" }).disabled).toBe(
    true,
  );
});

test("a break is asked about once more with its end, then it begins", async () => {
  const { changes } = show(standingOf());
  fireEvent.click(screen.getByRole("radio", { name: "7 days" }));
  press("Take a break");
  const sheet = within(await screen.findByRole("dialog", { name: /^A break until / }));
  sheet.getByText("The break cannot be ended early, by you or by our staff.");
  expect(changes()).toEqual([]);
  fireEvent.click(sheet.getByRole("button", { name: "Start the break" }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]?.body).toEqual({ timeOutUntil: expect.stringMatching(/:00:00\+07:00$/) });
  // What stands around the page says so from now on.
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
});

test("an exclusion takes a tick that it was read, and then the password", async () => {
  const { changes } = show(standingOf());
  fireEvent.click(screen.getByRole("radio", { name: "1 year" }));
  press("Exclude myself");
  expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Continue" })).disabled).toBe(true);
  fireEvent.click(screen.getByRole("checkbox", { name: "I have read this and want it" }));
  press("Continue");
  press("Exclude me");
  await screen.findByText(shell.pin.empty);
  expect(changes()).toEqual([]);
  fireEvent.change(amount(shell.pin.label), { target: { value: "Gold#Navy7" } });
  press("Exclude me");
  await waitFor(() =>
    expect(changes().map(({ name }) => name)).toEqual(["users.confirm-pin", "player-limits"]),
  );
  expect(changes()[0]?.body).toEqual({ password: "Gold#Navy7" });
  expect(changes()[1]?.body).toEqual({ selfExcludedUntil: expect.stringMatching(/T00:00:00\+07:00$/) });
});

test("an excluded member sees until when, and is offered neither break nor exclusion", () => {
  show(standingOf({ selfExcludedUntil: "2027-11-27T00:00:00+07:00" }));
  screen.getByText("You have excluded yourself until 27/11/2027 00:00:00");
  expect(screen.queryByRole("button", { name: "Take a break" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Exclude myself" })).toBeNull();
});

test("the reminder is saved at the tap", async () => {
  const { changes } = show(standingOf());
  fireEvent.click(screen.getByRole("radio", { name: "30 min" }));
  await waitFor(() => expect(changes()).toEqual([{ name: "player-limits", body: { reminderMinutes: 30 } }]));
});

test("Escape closes a limit's form as it was opened, and none in which something was typed", () => {
  show(standingOf({ deposit: spans(500) }));
  press("Change: Deposit limit");
  pressEscape();
  expect(screen.queryByRole("dialog")).toBeNull();
  press("Change: Deposit limit");
  fireEvent.change(amount("Per day (baht)"), { target: { value: "300" } });
  pressEscape();
  expect(amount("Per day (baht)").value).toBe("300");
});

test("Escape closes the question of self-exclusion until it is ticked as read", async () => {
  show(standingOf({}));
  press("Exclude myself");
  await screen.findByRole("dialog");
  pressEscape();
  expect(screen.queryByRole("dialog")).toBeNull();
  press("Exclude myself");
  await screen.findByRole("dialog");
  fireEvent.click(screen.getByLabelText(words.exclusion.understand));
  pressEscape();
  expect(screen.getByRole("dialog")).toBeTruthy();
});
