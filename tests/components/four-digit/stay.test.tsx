import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SetClosed } from "@/components/four-digit/set-screen";
import lotto from "@/locales/en/lotto.json";
import market from "@/locales/en/market.json";
import { createStoreRegistry, type InitialState } from "@/stores/_core/registry";
import { SetSlipProvider, useSetSlipStore, useSets } from "@/stores/four-digit";
import { needsFor } from "../../stores/bet-slip";
import { openSetRound, setTerms } from "../../stores/set-slip";
import { InEnglish } from "../../support/dom/in-english";

vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useParams: () => ({ locale: "en" }),
  useRouter: () => ({ refresh: () => undefined }),
}));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const openingOf = (betId: string, closesInSeconds = 3600) => {
  const round = openSetRound(closesInSeconds);
  return {
    owner: "owner-mark",
    terms: setTerms(),
    round: { ...round, betList: { ...round.betList, betId } },
  };
};

let store: ReturnType<typeof useSetSlipStore>;
function Where() {
  store = useSetSlipStore();
  return <p>{useSets((sets) => sets.round.betList.betId)}</p>;
}

/** The page as the server renders it, first with today's round and later with the next one. */
function renderPage(closesInSeconds?: number) {
  const registry = createStoreRegistry(
    needsFor(() => ({})),
    { session: null, csrfToken: "", theme: "light", nowMs: Date.now() } as InitialState,
  );
  const page = (opening: ReturnType<typeof openingOf>) => (
    <InEnglish messages={{ lotto, market }} registry={registry}>
      <SetSlipProvider opening={opening}>
        <Where />
        <SetClosed />
      </SetSlipProvider>
    </InEnglish>
  );
  const { rerender } = render(page(openingOf("today", closesInSeconds)));
  return { tellNext: () => rerender(page(openingOf("tomorrow"))) };
}

test("a page with an empty slip goes on with the market by itself", () => {
  const { tellNext } = renderPage();
  screen.getByText("today");
  tellNext();
  screen.getByText("tomorrow");
});

test("with numbers on the slip it stays, until they are gone", () => {
  const { tellNext } = renderPage();
  act(() => {
    for (const key of "1234") store.getState().press(key);
  });
  tellNext();
  screen.getByText("today");
  act(() => store.getState().clear());
  screen.getByText("tomorrow");
});

test("with numbers on the slip it goes on when asked to, and takes them along", () => {
  const { tellNext } = renderPage(-60);
  act(() => {
    for (const key of "1234") store.getState().press(key);
  });
  fireEvent.click(screen.getByRole("button", { name: lotto.closed.next }));
  screen.getByText("today");
  tellNext();
  screen.getByText("tomorrow");
  expect(store.getState().rows).toEqual([{ number: "1234", sets: 1 }]);
});

test("a refusal stays on screen whatever the server renders meanwhile", () => {
  const { tellNext } = renderPage();
  act(() => store.setState({ sending: { state: "rejected", refusal: { code: "round-closed" } } }));
  tellNext();
  screen.getByText("today");
  act(() => store.getState().dismiss());
  screen.getByText("tomorrow");
});

test("while an old slip is on offer it stays, until the member has answered", () => {
  const { tellNext } = renderPage();
  const offered = { old: [], poyNo: 7, fits: [], soldOut: [], fewer: [] };
  act(() => store.setState({ offered }));
  tellNext();
  screen.getByText("today");
  act(() => store.getState().dismissImport());
  screen.getByText("tomorrow");
});
