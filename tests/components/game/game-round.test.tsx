import { createHash, createHmac } from "node:crypto";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { GameRound } from "@/components/game/game-round";
import type { GameRoundDetail } from "@/lib/contract/partners";
import { satang } from "@/lib/domain/money/money";
import { winOf } from "@/lib/domain/partners/demo/game";
import { hiLo } from "@/lib/domain/partners/demo/hi-lo";
import words from "@/locales/en/plays.json";
import { createStoreRegistry, type InitialState } from "@/stores/_core/registry";
import { needsFor } from "../../stores/bet-slip";
import { InEnglish } from "../../support/in-english";

afterEach(cleanup);

const round: GameRoundDetail = {
  id: "r1",
  partner: "wl",
  gameId: "hi-lo",
  name: "Hi-Lo",
  round: "8f14e45f-ceea-467f-9a1b-0d3c6a4f2b11",
  status: "settled",
  staked: satang(30_00),
  returned: satang(20_00),
  openedAt: "2026-11-23T10:15:22+07:00",
  endedAt: "2026-11-23T10:15:23+07:00",
  play: {
    at: "2026-11-23T10:15:22+07:00",
    id: "8f14e45f-ceea-467f-9a1b-0d3c6a4f2b11",
    nonce: 7,
    clientSeed: "luck",
    seed: "a".repeat(64),
    seedHash: "b".repeat(64),
    stakes: { low: satang(10_00), high: satang(20_00) },
    shown: [0, 2, 3],
    win: satang(20_00),
  },
};
const initial = { session: null, balance: null } as InitialState;
const show = (changes: Partial<GameRoundDetail> = {}) =>
  render(
    <InEnglish
      messages={{}}
      registry={createStoreRegistry(
        needsFor(() => null),
        initial,
      )}
    >
      <GameRound round={{ ...round, ...changes }} name="Hi-Lo" words={words} />
    </InEnglish>,
  );
const saidOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test("a round says what it cost and brought, when, what came, and how to work it out again", () => {
  show();
  expect([saidOf(words.staked), saidOf(words.returned), saidOf(words.net)]).toEqual([
    "฿30.00",
    "฿20.00",
    "−฿10.00",
  ]);
  expect(saidOf(words.opened)).toBe("23/11/2026 10:15:22");
  screen.getByText("1 + 3 + 4 = 8");
  expect([saidOf(words.places.low), saidOf(words.places.high)]).toEqual(["฿10.00", "฿20.00"]);
  expect([saidOf(words.hash), saidOf(words.seed)]).toEqual(["b".repeat(64), "a".repeat(64)]);
  expect(saidOf(words.formula)).toContain("luck:7");
  expect(screen.getByRole("link", { name: "Play Hi-Lo" }).getAttribute("href")).toMatch(/\/game\/wl\/hi-lo$/);
});

test("an unfinished round has no result yet, one of a partner is decided there", () => {
  show({ status: "open", endedAt: null, play: null });
  expect(screen.queryByText(words.net)).toBeNull();
  expect(screen.queryByText(words.no)).toBeNull();
  cleanup();
  const { container } = show({ play: null });
  within(container).getByText(words.no);
});

test("a press works the play out again on this device and says whether it agrees", async () => {
  const seed = Buffer.from("a".repeat(64), "hex");
  const stakes = { low: satang(10_00), high: satang(20_00) };
  const outcome = hiLo.play(createHmac("sha256", seed).update("luck:7").digest(), stakes);
  const win = satang(winOf(outcome));
  const seedHash = createHash("sha256").update(seed).digest("hex");
  const proven = round.play && { ...round.play, stakes, seedHash, shown: [...outcome.shown], win };
  show({ play: proven });
  fireEvent.click(screen.getByRole("button", { name: words.check }));
  await screen.findByText(words.agrees);
  cleanup();
  show({ play: proven && { ...proven, win: satang(win + 1_00) } });
  fireEvent.click(screen.getByRole("button", { name: words.check }));
  await screen.findByText(words.differs);
});
