import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GameScreen } from "@/components/game/game-screen";
import { Fault, type FaultCode } from "@/lib/contract/fault";
import { ownLimitMessage } from "@/lib/contract/own-limit-message";
import { satang } from "@/lib/domain/money/money";
import { playMessages } from "@/lib/domain/partners/game-frame";
import { readOpening, tableMessage, textSizeMessage } from "@/lib/domain/partners/game-table";
import { readLastPlayed } from "@/lib/domain/partners/last-played";
import { createStoreRegistry, type InitialState } from "@/stores/_core/registry";
import { createAppDefault } from "@/stores/app-default";
import { createCredit } from "@/stores/credit";
import { type Answer, needsFor, type Sent } from "../../stores/bet-slip";
import { InEnglish } from "../../support/dom/in-english";
import { gameWords as words } from "./games";

const backOr = vi.fn();
const push = vi.fn();
const router = { backOr, push };
vi.mock("@/lib/i18n/use-place", async (original) => ({
  ...(await original<object>()),
  useRouter: () => router,
}));

afterEach(cleanup);
beforeEach(() => vi.clearAllMocks());

const game = { partner: "wl", gameList: "slots", gameId: "golden-reels", name: "Golden Reels", isDemo: true };

type Shelf = ReturnType<typeof createStoreRegistry<InitialState>>;

function play(answer: Answer) {
  const needs = needsFor(answer);
  const registry = createStoreRegistry(needs, { session: null, balance: null } as InitialState);
  return { ...needs, ...room(registry), registry };
}

const room = (registry: Shelf) =>
  render(
    <InEnglish messages={{}} registry={registry}>
      <GameScreen
        game={game}
        mode={{ device: "mobile", locale: "en" }}
        owner="mark"
        providers={["https://games.test"]}
        back="/games?kind=slots"
        words={words}
      />
    </InEnglish>,
  );
const opens =
  (url: string): Answer =>
  ({ name }) =>
    name === "partners.game.launch" ? { url } : null;
const refuses =
  (code: FaultCode): Answer =>
  ({ name }) => {
    if (name === "partners.game.launch") throw new Fault(code);
    return null;
  };
const named = (sent: Sent[], name: string) => sent.filter((one) => one.name === name);

test("the game opens by itself in a sandbox, is remembered, and is left by its button", async () => {
  const { sent } = play(opens("/sim/games/slot?launch=abc"));
  screen.getByText("Opening Golden Reels");
  expect(screen.getByRole("link", { name: words.demoWho }).getAttribute("href")).toBe(
    "/howto/draw#demo-games",
  );
  const frame = await screen.findByTitle("Game: Golden Reels");
  expect(frame.getAttribute("sandbox")).toBe("allow-scripts");
  expect(frame.getAttribute("src")).toContain("/sim/games/slot?launch=abc");
  fireEvent.load(frame);
  expect(screen.queryByText("Opening Golden Reels")).toBeNull();
  expect(named(sent, "partners.game.launch")[0]?.body).toEqual({
    partner: "wl",
    gameList: "slots",
    gameId: "golden-reels",
    device: "mobile",
    locale: "en",
  });
  const kept = /last-games-mark=([^;]*)/.exec(document.cookie)?.[1];
  expect(readLastPlayed(kept)).toEqual([{ partner: "wl", gameList: "slots", gameId: "golden-reels" }]);

  fireEvent.click(screen.getByRole("button", { name: words.page.leave }));
  fireEvent.click(screen.getByRole("button", { name: words.page.leave }));
  expect(backOr.mock.calls).toEqual([["/games?kind=slots"]]);
  await waitFor(() => expect(named(sent, "partners.game.logout")).toHaveLength(1));
});

test("the balance is asked for when the page is left, however that is", async () => {
  const { sent, unmount } = play(opens("/sim/games/slot"));
  await screen.findByTitle("Game: Golden Reels");
  unmount();
  await waitFor(() => expect(named(sent, "cashs")).toHaveLength(1));
});

test("the balance follows when the end of a play is on the screen, told by the game's own frame alone", async () => {
  const { registry } = play(opens("/sim/games/slot"));
  const frame = (await screen.findByTitle("Game: Golden Reels")) as HTMLIFrameElement;
  const inFrame = new MessageChannel().port1;
  // The frame of these tests loads nothing and has no window.
  Object.defineProperty(frame, "contentWindow", { value: inFrame });
  const { pushed } = registry.take(createCredit).getState();
  const shown = () => registry.take(createCredit).getState().cash;
  const tell = (data: string, source: MessageEventSource) =>
    act(async () => void dispatchEvent(new MessageEvent("message", { data, source })));
  await tell(playMessages.begun, window);
  await act(async () => pushed({ balance: satang(1_000), version: 1 }));
  expect(shown()).toBe(1_000);
  await tell(playMessages.begun, inFrame);
  await act(async () => pushed({ balance: satang(2_000), version: 2 }));
  expect(shown()).toBe(1_000);
  await tell(playMessages.shown, inFrame);
  expect(shown()).toBe(2_000);
});

test("a game whose stake is beyond the balance leads to the deposit, asked by its own frame alone", async () => {
  play(opens("/sim/games/slot"));
  const frame = (await screen.findByTitle("Game: Golden Reels")) as HTMLIFrameElement;
  const inFrame = new MessageChannel().port1;
  Object.defineProperty(frame, "contentWindow", { value: inFrame });
  const ask = (source: MessageEventSource) =>
    act(async () => void dispatchEvent(new MessageEvent("message", { data: playMessages.deposit, source })));
  await ask(window);
  expect(push).not.toHaveBeenCalled();
  await ask(inFrame);
  expect(push.mock.calls).toEqual([["/credit/deposit"]]);
});

test("what is laid on the table is there again after a way to the deposit, and gone after the game is left", async () => {
  const { registry } = play(opens("/sim/games/slot#seat"));
  const frame = (await screen.findByTitle("Game: Golden Reels")) as HTMLIFrameElement;
  const openingOf = ({ src }: HTMLIFrameElement) => readOpening(new URL(src).hash);
  expect(openingOf(frame)).toEqual({ key: "seat", textSize: "normal", table: null });
  const inFrame = new MessageChannel().port1;
  Object.defineProperty(frame, "contentWindow", { value: inFrame });
  const table = { chip: 50, stakes: { low: 100 } } as const;
  const tell = (stakes: Record<string, number>, source: MessageEventSource) =>
    act(async () => {
      dispatchEvent(new MessageEvent("message", { data: tableMessage({ ...table, stakes }), source }));
    });
  await tell(table.stakes, inFrame);
  // Neither another window nor a table that no game has changes it.
  await tell({ low: 500 }, window);
  await tell({ low: 5_000 }, inFrame);
  cleanup();
  room(registry);
  const again = (await screen.findByTitle("Game: Golden Reels")) as HTMLIFrameElement;
  expect(openingOf(again)).toEqual({ key: "seat", textSize: "normal", table });
  fireEvent.click(screen.getByRole("button", { name: words.page.leave }));
  cleanup();
  room(registry);
  const anew = (await screen.findByTitle("Game: Golden Reels")) as HTMLIFrameElement;
  expect(openingOf(anew).table).toBeNull();
});

test("a game of the house has the site's text size, at first and when it changes", async () => {
  const { registry } = play(opens("/sim/games/slot#seat"));
  const app = registry.take(createAppDefault).getState();
  await act(async () => app.setTextSize("large"));
  const frame = (await screen.findByTitle("Game: Golden Reels")) as HTMLIFrameElement;
  expect(readOpening(new URL(frame.src).hash).textSize).toBe("large");
  const postMessage = vi.fn();
  Object.defineProperty(frame, "contentWindow", { value: { postMessage } });
  fireEvent.load(frame);
  await act(async () => app.setTextSize("larger"));
  expect(postMessage.mock.lastCall).toEqual([textSizeMessage("larger"), "*"]);
  await act(async () => app.setTextSize("normal"));
});

test.each([
  ["partner-unavailable", words.states.down],
  ["upstream-timeout", words.states.down],
  ["network-lost", words.states.lost],
  ["area-closed", words.states.refused],
] as const)("refused by %s it says that nothing was lost, and asks again", async (code, said) => {
  let answer = refuses(code);
  const { sent } = play((one) => answer(one));
  const alert = await screen.findByText(said.title);
  expect(alert.parentElement?.textContent).toContain(said.text);
  answer = opens("https://games.test/play");
  fireEvent.click(screen.getByRole("button", { name: words.page.again }));
  await screen.findByTitle("Game: Golden Reels");
  expect(named(sent, "partners.game.launch")).toHaveLength(2);
});

test.each(["not-offered", "not-found"] as const)(
  "where the service opens no games (%s) it says so and offers no retry",
  async (code) => {
    play(refuses(code));
    await screen.findByText(words.states.unconnected.text);
    expect(screen.queryByRole("button", { name: words.page.again })).toBeNull();
  },
);

test.each([
  ["self-excluded", words.states.excluded],
  ["time-out-running", words.states.timeOut],
] as const)(
  "closed by the member's own limits (%s) it links to them and offers no retry",
  async (code, said) => {
    play(refuses(code));
    await screen.findByText(said.title);
    expect(screen.getByRole("link", { name: words.page.limits }).getAttribute("href")).toBe(
      "/profile/limits",
    );
    expect(screen.queryByRole("button", { name: words.page.again })).toBeNull();
  },
);

test("a break says until when it lasts, and no other game is offered in its place", async () => {
  play(({ name }) => {
    if (name === "partners.game.launch")
      throw new Fault("time-out-running", { until: "2026-11-30T12:00:00+07:00" });
    return null;
  });
  await screen.findByText(/30\/11\/2026 12:00/);
  expect(screen.queryByRole("link", { name: words.page.lobby })).toBeNull();
});

test("a play beyond the member's own limit says which, with the way to it, until the next play", async () => {
  play(opens("/sim/games/slot"));
  const frame = (await screen.findByTitle("Game: Golden Reels")) as HTMLIFrameElement;
  const inFrame = new MessageChannel().port1;
  Object.defineProperty(frame, "contentWindow", { value: inFrame });
  const tell = (data: unknown, source: MessageEventSource = inFrame) =>
    act(async () => void dispatchEvent(new MessageEvent("message", { data, source })));
  const details = { span: "day", limit: 100, used: 60.5, until: "2026-11-30T00:00:00+07:00" };
  const message = ownLimitMessage("stake-limit-reached", details);
  await tell(message, window);
  for (const forged of [
    ownLimitMessage("balance-too-low", details),
    ownLimitMessage("stake-limit-reached", { ...details, span: "year" }),
    ownLimitMessage("stake-limit-reached", { ...details, used: "60" }),
    ownLimitMessage("self-excluded", { until: "soon" }),
    ownLimitMessage("self-excluded", null),
  ])
    await tell(forged);
  expect(document.querySelector("a[href$='/profile/limits']")).toBeNull();
  await tell(message);
  await screen.findByText(/฿100\.00.*฿60\.50.*30\/11\/2026/);
  expect(document.querySelector("a[href$='/profile/limits']")).not.toBeNull();
  await tell(playMessages.begun);
  expect(document.querySelector("a[href$='/profile/limits']")).toBeNull();
});

test("an address from nowhere we know is not shown", async () => {
  play(opens("https://evil.test/steal"));
  await screen.findByText(words.states.blocked.text);
  expect(screen.queryByTitle("Game: Golden Reels")).toBeNull();
});

test("the next game waits until the last one is left: an end that came late would be its own", async () => {
  let answer: () => void = () => undefined;
  const left = new Promise<null>((resolve) => {
    answer = () => resolve(null);
  });
  const { sent, registry } = play(({ name }) =>
    name === "partners.game.logout"
      ? left
      : name === "partners.game.launch"
        ? { url: "/sim/games/slot" }
        : null,
  );
  await screen.findByTitle("Game: Golden Reels");
  fireEvent.click(screen.getByRole("button", { name: words.page.leave }));
  cleanup();
  room(registry);
  await act(async () => undefined);
  expect(named(sent, "partners.game.launch")).toHaveLength(1);
  await act(async () => answer());
  await screen.findByTitle("Game: Golden Reels");
  expect(named(sent, "partners.game.launch")).toHaveLength(2);
});

test("an answer that comes after the page was left opens nothing", async () => {
  let answer: (value: { url: string }) => void = () => undefined;
  const late = new Promise<{ url: string }>((resolve) => {
    answer = resolve;
  });
  const { unmount } = play(({ name }) => (name === "partners.game.launch" ? late : null));
  unmount();
  document.cookie = "last-games-mark=; path=/; max-age=0";
  await act(async () => answer({ url: "/sim/games/slot" }));
  expect(document.cookie).not.toContain("last-games-mark=w");
});
