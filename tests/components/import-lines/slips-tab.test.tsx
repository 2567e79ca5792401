import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import SlipsTab from "@/components/import-lines/slips-tab";
import { renderBetScreen } from "../lotto/render-bet-screen";
import { settled } from "../poy/slips";

afterEach(cleanup);

const other = { ...settled, poyId: "7d9f3b52-6a0a-4b5e-9a67-0f6de3d3a0ff", poyNo: settled.poyNo + 1 };

/** Old slips whose lines come only when a test says so. */
function slips() {
  const answers = new Map<unknown, () => void>();
  let timesDone = 0;
  const shown = renderBetScreen(
    <SlipsTab
      onDone={() => {
        timesDone += 1;
      }}
    />,
    ({ name, query }) => {
      if (name !== "poys.one") return { items: [settled, other], nextCursor: null };
      const { id } = query as { id: string };
      const poy = id === other.poyId ? other : settled;
      return new Promise((resolve) => answers.set(id, () => resolve(poy)));
    },
  );
  const take = async ({ poyNo }: typeof settled) =>
    fireEvent.click(await screen.findByRole("button", { name: `Put slip ${poyNo} on this slip` }));
  const answer = async ({ poyId }: typeof settled) => {
    await waitFor(() => expect(answers.has(poyId)).toBe(true));
    await act(async () => answers.get(poyId)?.());
  };
  const offered = () => shown.store.getState().offered?.poyNo;
  return { ...shown, take, answer, offered, timesDone: () => timesDone };
}

test("a slip whose lines come after the sheet was closed is not offered any more", async () => {
  const { take, answer, offered, unmount, timesDone } = slips();
  await take(settled);
  unmount();
  await answer(settled);
  expect([offered(), timesDone()]).toEqual([undefined, 0]);
});

test("of two slips the one that was pressed last is offered, whichever comes first", async () => {
  const { take, answer, offered, timesDone } = slips();
  await take(settled);
  await take(other);
  await answer(settled);
  expect([offered(), timesDone()]).toEqual([undefined, 0]);
  await answer(other);
  expect([offered(), timesDone()]).toEqual([other.poyNo, 1]);
});
