import { createHash } from "node:crypto";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
// Loaded beforehand, so that no test waits for its code.
import "@/components/poy/cancel/cancel-sheet";
import { PoyActions } from "@/components/poy/detail/poy-actions";
import { PoyList } from "@/components/poy/list/poy-list";
import { PoyReceipt } from "@/components/poy/receipt/poy-receipt";
import { Fault } from "@/lib/contract/fault";
import type { Poy } from "@/lib/contract/poys";
import { receiptText } from "@/lib/domain/poy/receipt";
import { bangkokIso, epochMs } from "@/lib/domain/time/time";
import market from "@/locales/en/market.json";
import picture from "@/locales/en/picture.json";
import words from "@/locales/en/poy.json";
import { usePoys } from "@/stores/poys";
import { openRound } from "../../../stores/bet-slip";
import { acceptedSets, openSetRound } from "../../../stores/set-slip";
import { pressBeside, pressEscape } from "../../../support/dom/sheets";
import { type Answer, renderWithStores } from "../../member/with-stores";
import { settled, slip } from "../slips";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", async (original) => ({
  ...(await original<typeof import("next/navigation")>()),
  useRouter: () => ({ push }),
  useParams: () => ({ locale: "en" }),
}));

beforeEach(() => push.mockClear());
afterEach(cleanup);

/** An active slip that can be cancelled for this many seconds more. */
function waiting(secondsLeft: number, over: Partial<Poy> = {}): Poy {
  const now = Math.floor(Date.now() / 1000) * 1000;
  return {
    ...settled,
    status: "accepted",
    result: undefined,
    cancelUntil: bangkokIso(now + secondsLeft * 1000),
    serverTime: bangkokIso(now),
    cancelsLeft: 3,
    ...over,
  };
}

function show(poy: Poy, answer?: Answer) {
  const all = { ...words, picture };
  return renderWithStores(
    <PoyActions poy={poy} words={all} marketName="Gov" names={market.options} />,
    answer,
  );
}

/** The actions of the slip in the store, as on its page. */
function Slip({ poy }: { poy: Poy }) {
  const now = usePoys((poys) => poys.slips[poy.poyId]) ?? poy;
  return <PoyActions poy={now} words={{ ...words, picture }} marketName="Gov" names={market.options} />;
}

/** In a list they are behind a button of each card. */
function openActions() {
  for (const more of screen.getAllByRole("button", { name: /^Actions for slip/ })) fireEvent.click(more);
}

const cancelButton = () => screen.queryByRole<HTMLButtonElement>("button", { name: "Cancel slip no. 7" });

test("a slip in time counts down to its deadline and says how many cancels are left", () => {
  show(waiting(605));
  // The clock starts from an estimate here, so exact seconds are not tested.
  expect(screen.getByRole("timer").textContent).toMatch(/^(10:0\d|09:\d\d)$/);
  screen.getByText("Cancellations left today: 3");
  expect(cancelButton()?.disabled).toBe(false);
});

test("when its time is over the button is gone, and the page says until when it was", () => {
  const poy = waiting(-5);
  show(poy);
  expect(cancelButton()).toBeNull();
  screen.getByText(/^It is too late to cancel/);
});

test("the button goes by itself when the clock reaches the deadline", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-26T08:00:00+07:00") });
  try {
    show(waiting(3));
    expect(cancelButton()).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(cancelButton()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test("without a cancel left today it cannot be pressed, and the reason stands beside it", () => {
  show(waiting(600, { cancelsLeft: 0 }));
  expect(cancelButton()?.disabled).toBe(true);
  screen.getByText(words.cancel.usedUp);
});

test("a game without cancels says so; a settled slip offers none", () => {
  show(waiting(0, { betGroup: "yeekee", betType: "yeekee_5", cancelUntil: undefined }));
  screen.getByText(words.cancel.never);
  cleanup();
  show(settled);
  expect(cancelButton()).toBeNull();
});

test("the sheet says what comes back and what is left, and after a yes the slip is cancelled", async () => {
  const poy = waiting(600);
  const { sent } = show(poy, () => ({ ...poy, status: "cancelled", cancelUntil: undefined, cancelsLeft: 2 }));
  fireEvent.click(cancelButton() as HTMLButtonElement);
  const sheet = await screen.findByRole("dialog", { name: "Cancel slip no. 7?" });
  within(sheet).getByText("฿20.00");
  within(sheet).getByText("Cancellations left today after this one: 2");
  expect(sent).toEqual([]);
  fireEvent.click(within(sheet).getByRole("button", { name: words.cancel.yes }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent[0]).toEqual({ name: "poys.abort", body: { poyId: poy.poyId } });
});

test("a refusal is read out in the member's words, and a definite no cannot be pressed again", async () => {
  const poy = waiting(600);
  // The round was closed meanwhile: the slip has no cancel time any more, and the button goes.
  const closed = { ...poy, cancelUntil: undefined };
  renderWithStores(<Slip poy={poy} />, (name) => {
    if (name === "poys.abort") throw new Fault("poy-not-cancellable", { why: "too-late", lateByMs: 61_000 });
    return closed;
  });
  fireEvent.click(cancelButton() as HTMLButtonElement);
  const sheet = await screen.findByRole("dialog");
  fireEvent.click(within(sheet).getByRole("button", { name: words.cancel.yes }));
  await within(sheet).findByText(/ended 01:01 ago/);
  expect(cancelButton()).toBeNull();
  expect(within(sheet).queryByRole("button", { name: words.cancel.yes })).toBeNull();
  within(sheet).getByRole("button", { name: words.cancel.no });
});

test("while the answer is pending nothing closes the sheet, so that a refusal is shown", async () => {
  let refuse: ((fault: Fault) => void) | undefined;
  const poy = waiting(600);
  show(poy, (name) => (name === "poys.abort" ? new Promise((_, reject) => (refuse = reject)) : poy));
  fireEvent.click(cancelButton() as HTMLButtonElement);
  const sheet = await screen.findByRole("dialog");
  fireEvent.click(within(sheet).getByRole("button", { name: words.cancel.yes }));
  pressEscape(sheet);
  pressBeside(sheet);
  fireEvent.click(within(sheet).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(refuse).toBeDefined());
  await act(async () => refuse?.(new Fault("network-lost")));
  await within(sheet).findByText(words.cancel.refused.unsure);
  pressEscape(sheet);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("bet again goes to the open round of the market with the slip's id", async () => {
  show(waiting(600, { betType: "th_close" }), () => [openRound()]);
  fireEvent.click(screen.getByRole("button", { name: "Bet again with slip no. 7" }));
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith(`/en/lotto/stock/th_close-2026-11-23?again=${settled.poyId}`),
  );
});

test("a slip of sets is bet again on the page of its market", async () => {
  const round = openSetRound();
  show(acceptedSets(), () => [round]);
  fireEvent.click(screen.getByRole("button", { name: /^Bet again/ }));
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith(`/en/lotto/4d?market=lao&again=${acceptedSets().poyId}`),
  );
});

test("without an open round it stays and says so; a lost network says that, too", async () => {
  let isDown = false;
  show(waiting(600), () => {
    if (isDown) throw new Fault("network-lost");
    return [];
  });
  const again = () => fireEvent.click(screen.getByRole("button", { name: /^Bet again/ }));
  again();
  await screen.findByText(words.acts.noRound);
  isDown = true;
  again();
  await screen.findByText(words.acts.failed);
  expect(push).not.toHaveBeenCalled();
});

test("a card in the list offers the cancel only while it can be done", () => {
  const rows = [waiting(600), slip(8, { cancelUntil: bangkokIso(Date.now() - 5_000) })];
  renderWithStores(
    <PoyList
      selection={{}}
      first={{
        items: rows.map(
          ({ poyListJson: _, ...row }: Poy | (ReturnType<typeof slip> & { poyListJson?: unknown })) => row,
        ),
        nextCursor: null,
        totals: { stake: settled.total, win: settled.win, refunded: settled.total },
        cancelsLeft: 1,
        serverTime: bangkokIso(Date.now()),
      }}
      words={words}
      names={{}}
      options={market.options}
      isCurrent
      settledHref="/poy"
    />,
  );
  openActions();
  expect(cancelButton()).not.toBeNull();
  expect(screen.queryByRole("button", { name: "Cancel slip no. 8" })).toBeNull();
  expect(screen.getAllByRole("button", { name: /^Bet again/ })).toHaveLength(2);
  within(screen.getByLabelText(words.totals.title)).getByText(words.totals.refunded);
});

test("a card names a far deadline, counts down in the last hour, and loses its button when it is over", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-26T08:00:00+07:00") });
  try {
    const { poyListJson: _, ...row } = waiting(3_600 + 60);
    const totals = { stake: settled.total, win: settled.win };
    const first = { items: [row], nextCursor: null, totals, cancelsLeft: 1, serverTime: row.serverTime };
    renderWithStores(
      <PoyList
        selection={{}}
        first={first}
        words={words}
        names={{}}
        options={market.options}
        isCurrent
        settledHref="/poy"
      />,
    );
    openActions();
    screen.getByText(/26\/11\/2026 09:01/);
    expect(screen.queryByRole("timer")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    screen.getByRole("timer");
    expect(cancelButton()).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(3_600_000));
    expect(cancelButton()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test("the receipt's text can be read, copied and checked here; lines that were changed do not fit", async () => {
  const { poyNo, betId, createdAt, total, poyListJson } = settled;
  const text = receiptText({ poyNo, betId, createdAtMs: epochMs(createdAt), total, lines: poyListJson });
  const receipt = createHash("sha256").update(text).digest("hex");
  const all = { ...words.detail, ...words.check };
  for (const [poy, verdict] of [
    [{ ...settled, receipt }, words.check.right],
    [{ ...settled, receipt, poyNo: 8 }, words.check.wrong],
  ] as const) {
    renderWithStores(<PoyReceipt poy={poy} words={all} />);
    const details = screen.getByText(words.check.open).closest("details") as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event("toggle"));
    const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: words.check.text });
    expect(box.value.startsWith(`${poy.poyNo}|gov-2026-12-01|`)).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: words.check.act }));
    await screen.findByText(verdict);
    cleanup();
  }
});
