import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type NextLink from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listWords } from "@/components/lotto/rounds/list-words";
import type { NamedRound } from "@/components/lotto/rounds/named-round";
import { RoundList } from "@/components/lotto/rounds/round-list";
import type { Round } from "@/lib/contract/rounds";
import { addDays, bangkokDate } from "@/lib/domain/time/time";
import { pickMessages } from "@/lib/i18n/pick-messages";
import lotto from "@/locales/en/lotto.json";
import marketWords from "@/locales/en/market.json";
import yeekee from "@/locales/en/yeekee.json";
import { createStoreRegistry, type InitialState } from "@/stores/_core/registry";
import { needsFor, openRound } from "../../../stores/bet-slip";
import { InEnglish } from "../../../support/dom/in-english";

const place = vi.hoisted(() => ({ search: "" }));
vi.mock("next/navigation", () => ({
  useParams: () => ({ locale: "en" }),
  usePathname: () => "/en/lotto",
  useSearchParams: () => new URLSearchParams(place.search),
  useRouter: () => ({ refresh: () => undefined }),
}));
// Without Next's router its link does not ask `onNavigate`.
vi.mock("next/link", () => ({
  default: ({ prefetch: _, onNavigate, onClick, ...rest }: ComponentProps<typeof NextLink>) => (
    <a
      {...rest}
      href={String(rest.href)}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        onNavigate?.({ preventDefault: () => undefined });
      }}
    />
  ),
}));
vi.mock("next/form", () => ({
  default: ({ action, children }: { action: string; children: ReactNode }) => (
    <form action={action}>{children}</form>
  ),
}));

beforeEach(() => {
  place.search = "";
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const nowMs = Date.now();
const names: Record<string, string> = {
  gov: "Government",
  th_open: "Thai opening",
  th_noon: "Thai noon",
  lao: "Lao set",
  hanoy: "Hanoi set",
  yeekee: "Yeekee",
};
/** A market whose own name is in another script. */
const englishNames: Record<string, string> = { korea: "South Korea" };

function market(betGroup: string, betType: string, closesIn: number, over: Partial<Round["betList"]> = {}) {
  const round = openRound({ betGroup, betType, name: betType }, closesIn);
  const dated = betGroup === "yeekee" ? `${betType}-2026-11-23-80` : `${betType}-2026-11-23`;
  return {
    ...round,
    marketName: names[betType] ?? betType,
    country: betType === "hanoy" ? "เวียดนาม Vietnam" : "",
    englishName: englishNames[betType] ?? names[betType] ?? betType,
    betList: { ...round.betList, betId: dated, ...over },
  } satisfies NamedRound;
}
function later(betGroup: string, betType: string, opensIn = 3600): NamedRound {
  const round = market(betGroup, betType, 7200, { status: "upcoming" });
  const openTime = Math.floor(nowMs / 1000) + opensIn;
  const unixTimeStamp = { ...round.betList.unixTimeStamp, openTime };
  return { ...round, betList: { ...round.betList, unixTimeStamp } };
}

const rounds: readonly NamedRound[] = [
  market("gov", "gov", 86_000),
  later("stock", "th_open"),
  later("stock", "th_noon"),
  market("set_4", "lao", 3000),
  market("set_4", "hanoy", 600),
  market("yeekee", "yeekee", 300),
  market("stock", "korea", -9000, { status: "settled", result: { top3: "405", bottom2: "62" } }),
];
/** The messages that the page sends, so that one it forgets is missing here, too. */
const messages = pickMessages({ lotto, market: marketWords, yeekee }, listWords);

function show(search = "", only?: "gov", listed = rounds) {
  place.search = search;
  const registry = createStoreRegistry(
    needsFor(() => ({})),
    { session: null, nowMs } as InitialState,
  );
  render(
    <InEnglish messages={messages} registry={registry}>
      <RoundList rounds={listed} renderedAtMs={nowMs} only={only} />
    </InEnglish>,
  );
}
const headings = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);
const linesOf = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
const current = () =>
  within(screen.getByRole("navigation"))
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current"))
    .map((link) => link.getAttribute("href"));

describe("the page without a choice", () => {
  test("is what is open, the government first, all else by its close, then what opens later", () => {
    show();
    expect(current()).toEqual(["/en/lotto"]);
    expect(headings()).toEqual(["Open now", "Not open yet"]);
    expect(
      linesOf("Open now").map((line) => line?.split(/(?:tomorrow |[\d/\u2060]+ )?\d\d:\d\d/)[0]),
    ).toEqual(["Government", "YeekeeRound 80 · ", "", "Hanoi set", "Lao set"]);
  });

  test("folds unopened markets into a line a family, and closed rounds with their results into one", () => {
    show();
    const [unopened, closed] = [...document.querySelectorAll("details")];
    const line = unopened?.querySelector("summary")?.textContent;
    expect(line).toMatch(/^Thai stocks2 markets · opens (tomorrow )?\d\d:\d\d$/);
    expect(unopened?.querySelectorAll("a")).toHaveLength(2);
    expect(closed?.querySelector("summary")?.textContent).toBe("Closed1 round in the last 24 hours");
    expect(closed?.textContent).toContain("405");
    for (const each of [unopened, closed]) expect(each?.hasAttribute("open")).toBe(false);
  });

  test("of markets that open at different times the line names the first as such", () => {
    show("", undefined, [later("stock", "th_open"), later("stock", "th_noon", 7200)]);
    expect(document.querySelector("details summary")?.textContent).toMatch(/2 markets · first at /);
  });

  test("a close of today is named without its day; tomorrow is called so, a later day by its date", () => {
    const closes = (at: string) => {
      cleanup();
      show("", undefined, [market("gov", "gov", (Date.parse(at) - nowMs) / 1000)]);
      return linesOf("Open now")[0];
    };
    const [today, tomorrow, later] = [0, 1, 3].map((days) => addDays(bangkokDate(nowMs), days));
    expect(closes(`${today}T23:59:59+07:00`)).toMatch(/^Government\d\d:\d\d/);
    expect(closes(`${tomorrow}T15:20:00+07:00`)).toMatch(/^Governmenttomorrow \d\d:\d\d/);
    expect(closes(`${later}T15:20:00+07:00`)).toMatch(/^Government\d\d\/\u2060\d\d \d\d:\d\d/);
  });

  test("each chip counts what is open in it", () => {
    show();
    const chips = within(screen.getByRole("navigation")).getAllByRole("link");
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      "Open now4",
      "Government1",
      "Stocks",
      "Yeekee1",
      "Sets2",
      "Favourites",
    ]);
  });
});

describe("a view by its address", () => {
  test.each([
    ["show=sets", ["Open now"], "/en/lotto?show=sets"],
    ["show=stock", ["Not open yet"], "/en/lotto?show=stock"],
    ["show=yeekee", ["Open now"], "/en/lotto?show=yeekee"],
    ["show=nonsense", ["Open now", "Not open yet"], "/en/lotto"],
  ])("%s", (search, shown, chip) => {
    show(search);
    expect(headings()).toEqual(shown);
    expect(current()).toEqual([chip]);
  });

  test("of unopened markets shows each on a line, with its star", () => {
    show("show=stock");
    expect(linesOf("Not open yet")).toHaveLength(2);
    screen.getByRole("button", { name: "Make Thai noon a favourite" });
    expect(document.querySelector("details")?.hasAttribute("open")).toBe(true);
  });

  test("a group's own page shows the group, whatever its address says", () => {
    show("show=sets", "gov");
    expect(current()).toEqual(["/en/lotto?show=gov"]);
    expect(linesOf("Open now")).toHaveLength(1);
  });

  test("favourites, open or not; without one it says how to choose one", () => {
    localStorage.setItem("favourite-markets:1", JSON.stringify(["th_noon", "lao"]));
    show("show=favourites");
    expect(linesOf("Open now")[0]).toContain("Lao set");
    expect(linesOf("Not open yet")[0]).toContain("Thai noon");
    cleanup();
    localStorage.clear();
    show("show=favourites");
    screen.getByText("No favourites yet");
  });
});

describe("search", () => {
  const type = (value: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value } });

  test("as one types, over all views; no chip is the current one", () => {
    show("show=gov");
    type("thai");
    expect(linesOf("Not open yet")).toHaveLength(2);
    expect(current()).toEqual([]);
    screen.getByText("2 rounds found");
    type("south k");
    screen.getByText("1 round found");
    type("");
    expect(current()).toEqual(["/en/lotto?show=gov"]);
  });

  test("ends by the chip of the address that is shown, and by the link of an empty list", () => {
    show();
    type("thai");
    expect(current()).toEqual([]);
    fireEvent.click(screen.getByRole("link", { name: /^Open now/ }));
    expect(current()).toEqual(["/en/lotto"]);
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
    type("zzz");
    fireEvent.click(screen.getByRole("link", { name: lotto.allMarkets }));
    expect(current()).toEqual(["/en/lotto"]);
  });

  test("is in the address when it is sent", () => {
    show("q=HANOI");
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("HANOI");
    expect(linesOf("Open now")).toHaveLength(1);
  });

  test("stays in the address where a link leads away, so that the way back finds it", () => {
    show("show=sets");
    history.replaceState({ ofTheRouter: 1 }, "", "?show=sets");
    type("hanoi");
    expect(location.search).toBe("?show=sets");
    fireEvent.click(screen.getByRole("link", { name: /Hanoi set/ }));
    expect(location.search).toBe("?show=sets&q=hanoi");
    // With the router's own state the router would not notice, and a refresh would undo it.
    expect(history.state).toBeNull();
    history.replaceState(null, "", location.pathname);
  });

  test("finds a market by its country, which its name may not say", () => {
    show();
    type("vietnam");
    expect(linesOf("Open now")).toEqual([expect.stringContaining("Hanoi set")]);
    type("เวียดนาม");
    expect(linesOf("Open now")).toHaveLength(1);
  });

  test("finds a market by its key as well as by its name, and says when there is none", () => {
    show();
    type("hanoy");
    expect(linesOf("Open now")).toHaveLength(1);
    type("zzz");
    screen.getByText("No market matches “zzz”");
  });
});
