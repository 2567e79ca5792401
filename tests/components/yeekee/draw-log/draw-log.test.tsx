import { cleanup, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { DrawLog, NoDrawLog } from "@/components/yeekee/draw-log/draw-log";
import type { DrawLogRow } from "@/lib/contract/yings";
import freezes from "@/locales/en/freezes.json";
import market from "@/locales/en/market.json";

vi.mock("next/navigation", () => ({ useParams: () => ({ locale: "en" }), usePathname: () => "/en/results" }));
afterEach(cleanup);

const head = "1d1402aa15969f79af5f3212dd0b2127cbfb796ed4de8eb83324558cd28c5d2c";
const entry = (seq: number, more: Partial<DrawLogRow>): DrawLogRow => ({
  seq,
  kind: "seal",
  betId: "yeekee-2026-11-23-34",
  at: "2026-11-23T14:15:00+07:00",
  headBefore: "0".repeat(64),
  head,
  ...more,
});
const counts = { seals: 9, freezes: 7, late: 0, missing: 0, voids: [] };

const say = (piece: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ freezes }}>
      {piece}
    </NextIntlClientProvider>,
  );

function show(rows: DrawLogRow[], over: Partial<typeof counts> = {}, view = {}, pageRows = 50) {
  const log = { rows, counts: { ...counts, ...over } };
  say(<DrawLog log={log} view={view} pageRows={pageRows} market={market as never} />);
}

test("each entry says what it is, of which round, when, and leads to the proof; the heads stand below", () => {
  show([entry(2, { kind: "freeze", witnesses: 12, lateMs: 1_999 }), entry(1, { seal: head })]);
  const [entries] = screen.getAllByRole("list");
  const [freeze, seal] = within(entries as HTMLElement).getAllByRole("link");
  expect(freeze?.getAttribute("href")).toBe("/en/results/yeekee/yeekee-2026-11-23-34");
  for (const said of ["Frozen", "12 random values", "14:15:00"]) expect(freeze?.textContent).toContain(said);
  expect(freeze?.textContent).not.toContain("late");
  expect(seal?.textContent).toContain("Sealed");
  expect(screen.getAllByText("1d14 02aa 1596 9f79")).toHaveLength(2);
});

test.each([
  [{ kind: "freeze", lateMs: 2_001, witnesses: 3 } as const, "2.0 s late"],
  [{ kind: "freeze", lateMs: 14_260, witnesses: 3 } as const, "14.3 s late"],
  [{ kind: "freeze", lateMs: 0, witnesses: 0 } as const, "not witnessed by any page"],
  [{ kind: "void", reason: "shots-too-few" } as const, market.reasons["shots-too-few"]],
  [{ kind: "void", reason: "An operator's own words" } as const, "An operator's own words"],
])("what did not go as it should stands at its entry: %o", (more, said) => {
  show([entry(1, more)]);
  expect(screen.getByText(said)).toBeTruthy();
});

test("late, missing and cancelled rounds are counted in public, with their reasons", () => {
  show([entry(1, {})], { late: 2, missing: 1, voids: [{ reason: "shots-too-few", count: 4 }] as never });
  const count = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect(count(freezes.counts.late)).toBe("2");
  expect(count(freezes.counts.missing)).toBe("1");
  expect(count(freezes.counts.voids)).toBe("4");
  expect(screen.getByText(`4 rounds: ${market.reasons["shots-too-few"]}`)).toBeTruthy();
});

test("a whole page leads to the older entries, an older page back to the newest", () => {
  show([entry(9, {}), entry(8, {})], {}, { before: 10, betId: "yeekee-2026-11-23-34" }, 2);
  const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(href("Older entries")).toBe("/en/results/freezes?before=8&round=yeekee-2026-11-23-34");
  expect(href("Newest entries")).toBe("/en/results/freezes?round=yeekee-2026-11-23-34");
  expect(href("Entries of all rounds")).toBe("/en/results/freezes");
});

test.each([
  [{}, freezes.empty],
  [{ betId: "yeekee-2026-11-23-34" }, freezes.emptyRound],
  [{ before: 3 }, freezes.emptyPage],
])("no entries for %o says why", (view, said) => {
  show([], {}, view);
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Older entries" })).toBeNull();
});

test.each([
  ["failed", freezes.failed, "/en/results/freezes"],
  ["not-offered", freezes.notOffered, "/en/results"],
] as const)("a log that is %s says so and leads on", (reason, said, href) => {
  say(<NoDrawLog reason={reason} />);
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toBe(href);
});
