import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import ShootingDesk, { ShotClock } from "@/components/yeekee/shooting/shooting-desk";
import ShotList from "@/components/yeekee/shooting/shot-list";
import { ShotRowView } from "@/components/yeekee/shooting/shot-rows";
import { Fault } from "@/lib/contract/fault";
import { satang } from "@/lib/domain/money/money";
import type { Answer } from "../../stores/bet-slip";
import { betId, renderYeekee, shotRound } from "./render-yeekee";

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network here")));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opening = { roundName: "Yeekee Round 34", summary: null, shots: [], result: null };
const list = <ShotList betId={betId} opening={opening} />;
const desk = <ShootingDesk opening={opening} nextHref="/lotto/yeekee/yeekee-2026-11-23-35" />;
const hash = "ab".repeat(32);
const summary = {
  betId,
  count: 0,
  sum: 0,
  commitment: hash,
  waitMs: 0,
  withSystemShot: true,
  beaconChain: null,
};
const shot = (seq: number, number: string, mine = false) => ({
  seq,
  number,
  ms: 1_767_225_600_000,
  alias: "som***1",
  rowHash: hash,
  mine,
});
const answers =
  (more: Record<string, unknown> = {}): Answer =>
  ({ name }) => {
    const answer = more[name] ?? (name === "yings.summary" ? summary : []);
    if (answer instanceof Error) throw answer;
    return answer;
  };

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const typed = () => screen.getByRole("img", { name: /Number to shoot/ }).getAttribute("aria-label");

describe("the shooting desk", () => {
  test("shows the last three shots, the one at rank 16 and the sum beside the keys, the member's own marked", async () => {
    const shots = Array.from({ length: 20 }, (_, at) => shot(20 - at, String(10_020 - at), at === 4));
    renderYeekee(desk, answers({ "yings.summary": { ...summary, count: 20, sum: 200_210 }, yings: shots }));
    await screen.findByText("10020");
    expect(screen.getByText("200,210")).toBeTruthy();
    const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows).toEqual(["Rank 110020", "210019", "310018", "Rank 1610005"]);
    expect(screen.getByText("Yours: Rank 5")).toBeTruthy();
  });

  test.each([
    ["this house's, which tells how it draws", true, 1],
    ["one that does not tell how it draws", undefined, 0],
  ])("the prizes and the least count of shots stand in a room of %s", (_, withSystemShot, times) => {
    const told = { shotsUntil: "2026-11-23T10:01:00+07:00", serverTime: "2026-11-23T10:00:00+07:00" };
    const room = { ...opening, summary: { ...summary, ...told, withSystemShot } };
    renderYeekee(<ShootingDesk opening={room} nextHref={null} />, answers());
    for (const rule of [/Rank 1 wins up to/, /people who each shot/, /At least 20 shots are needed/])
      expect(screen.queryAllByText(rule)).toHaveLength(times);
  });

  test("Enter shoots what was typed while the clicked tab still has the focus", async () => {
    const row = `${betId}|57|31872|1767225600000|som***1`;
    const { sent } = renderYeekee(desk, answers({ "yings.create": { row, rowHash: hash, seq: 57 } }));
    const tab = document.body.appendChild(document.createElement("button"));
    tab.focus();
    for (const key of [..."31872", "Enter"]) fireEvent.keyDown(tab, { key });
    tab.remove();
    await waitFor(() => expect(screen.getByText("31872 is in, shot no. 57 of the round")).toBeTruthy());
    expect(sent.filter(({ name }) => name === "yings.create")).toHaveLength(1);
  });

  test("shoots what is typed, says where it stands, and counts the wait down on the button", async () => {
    const row = `${betId}|57|12345|1767225600000|som***1`;
    const { sent } = renderYeekee(desk, answers({ "yings.create": { row, rowHash: hash, seq: 57 } }));
    for (const digit of "12345") press(digit);
    expect(typed()).toContain("12345");
    press("Shoot");
    await waitFor(() => expect(screen.getByText("12345 is in, shot no. 57 of the round")).toBeTruthy());
    expect(screen.getByRole("button", { name: /Again in 10 s/ })).toHaveProperty("disabled", true);
    // A number typed during the wait is not called ready: the button says that it waits.
    for (const digit of "67890") press(digit);
    expect(screen.queryByText("Ready to shoot")).toBeNull();
    expect(screen.getByText("The number is ready. Shoot when the wait is over.")).toBeTruthy();
    expect(sent.find(({ name }) => name === "yings.create")).toMatchObject({
      body: { betId, yingNumber: "12345" },
    });
  });

  test("cannot shoot before five digits are there; random fills the box and a keyboard types too", () => {
    renderYeekee(desk, answers());
    press("1");
    expect(screen.getByRole("button", { name: "Shoot" })).toHaveProperty("disabled", true);
    press("Random");
    expect(typed()).toMatch(/\d{5}$/);
    expect(screen.getByRole("button", { name: "Shoot" })).toHaveProperty("disabled", false);
    press("Clear the number");
    fireEvent.keyDown(document.body, { key: "7" });
    expect(typed()).toMatch(/: 7$/);
  });

  test("keeps the number when it is refused, and says why in the reader's words", async () => {
    renderYeekee(desk, answers({ "yings.create": new Fault("shooting-closed") }));
    for (const digit of "54321") press(digit);
    press("Shoot");
    expect(typed()).toContain("54321");
    await waitFor(() => expect(screen.getByRole("alert").textContent).not.toBe(""));
  });

  test("after a lost answer says that the number counts once", async () => {
    renderYeekee(desk, answers({ "yings.create": new Fault("timeout") }));
    for (const digit of "54321") press(digit);
    press("Shoot");
    await waitFor(() => expect(screen.getByText(/it counts once/)).toBeTruthy());
  });

  test("goes on under its own banner when bets are closed", () => {
    renderYeekee(desk, answers(), shotRound(-10));
    expect(screen.getByText("Bets are closed. Shooting is open until the time is up.")).toBeTruthy();
    expect(screen.getByText("Shooting ends in")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Shoot" })).toBeTruthy();
  });

  test("the clock of the shooting does not say at its end that bets are closed", () => {
    vi.useFakeTimers();
    renderYeekee(<ShotClock />, answers(), shotRound(-118));
    expect(screen.getByRole("timer").textContent).toBe("00:02");
    act(() => vi.advanceTimersByTime(3_000));
    expect(screen.getByRole("timer").textContent).toBe("Time is up");
  });

  test("works out the result once the shooting has ended", () => {
    renderYeekee(desk, answers(), shotRound(-200));
    expect(screen.getByRole("heading", { name: "Working out the result" })).toBeTruthy();
  });

  test("a void round says why, and leads on", () => {
    renderYeekee(desk, answers(), shotRound(-200, { status: "void", reason: "shots-too-few" }));
    expect(screen.getByText(/Fewer than 20/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Next round" })).toBeTruthy();
  });

  test("a drawn round shows its numbers, what they were made of, and the member's prize", async () => {
    const result = {
      betId,
      sum: 1_234_567_890,
      rank1: shot(40, "00001", true),
      rank16: shot(25, "51876"),
      systemShot: "00777",
      value: "1234516014",
      result: { top3: "014", bottom2: "16" },
      prizes: [{ rank: 1, amount: satang(200_00) }],
    };
    const round = shotRound(-200, { status: "settled", result: result.result });
    renderYeekee(desk, answers({ "ying-results.one": result, "bet-lists.one": round }), round);
    await waitFor(() => expect(screen.getByText("1,234,567,890")).toBeTruthy());
    expect(screen.getByText("−51876")).toBeTruthy();
    expect(screen.getByText("You win the prize of rank 1")).toBeTruthy();
    expect(screen.getByText("+฿200.00")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Check this result" }).getAttribute("href")).toContain(
      `/results/yeekee/${betId}`,
    );
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the list of shots", () => {
  test("of a round without any invites the first", async () => {
    const { yings } = renderYeekee(list, answers());
    const stop = yings.getState().follow(betId, opening);
    await waitFor(() => expect(screen.getByText("Nobody has shot yet")).toBeTruthy());
    stop();
  });

  test("counts and adds up what has been shot", async () => {
    const { yings } = renderYeekee(
      list,
      answers({
        "yings.summary": { ...summary, count: 2, sum: 12_345 },
        yings: [shot(2, "12300", true), shot(1, "00045")],
      }),
    );
    const stop = yings.getState().follow(betId, opening);
    await waitFor(() => expect(screen.getByText("12,345")).toBeTruthy());
    expect(screen.getByText("2 shots")).toBeTruthy();
    stop();
  });

  test("that could not be read says so and offers another try", async () => {
    const { yings } = renderYeekee(list, answers({ "yings.summary": new Fault("network-lost") }));
    const stop = yings.getState().follow(betId, opening);
    await waitFor(() => expect(screen.getByRole("alert")).toBeTruthy());
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    stop();
  });

  test.each([
    [1, "Rank 1"],
    [16, "Rank 16"],
    [2, "2"],
  ])("row %d is called %s", (rank, called) => {
    const words = { rank: `Rank ${rank}`, mine: "Yours", demo: "Demo" };
    const { container } = renderYeekee(
      <ShotRowView rank={rank} number="00007" alias="DEMO-03" ms={0} isMine={rank === 2} words={words} />,
    );
    expect(within(container).getByText(called)).toBeTruthy();
    expect(within(container).getByText("Demo")).toBeTruthy();
    expect(within(container).queryByText("Yours") !== null).toBe(rank === 2);
  });
});
