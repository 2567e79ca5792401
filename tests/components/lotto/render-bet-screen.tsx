import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { satang } from "@/lib/domain/money/money";
import lotto from "@/locales/en/lotto.json";
import market from "@/locales/en/market.json";
import numbers from "@/locales/en/numbers.json";
import picture from "@/locales/en/picture.json";
import { createStoreRegistry, type InitialState } from "@/stores/_core/registry";
import { BetSlipContext } from "@/stores/bets";
import { createBetSlip } from "@/stores/bets/store";
import { type Answer, needsFor, offers, openRound } from "../../stores/bet-slip";
import { InEnglish } from "../../support/dom/in-english";

/** A member's initial state: 5,000 baht, nothing held. */
const initial = () =>
  ({
    session: { uuid: "u-1", status: 0, exp: 0 },
    balance: { money: satang(5_000_00), held: satang(0), version: 1, atMs: 0 },
    csrfToken: "",
    theme: "light",
    nowMs: Date.now(),
  }) as InitialState;

type Opening = Partial<Parameters<typeof createBetSlip>[1]>;

/** Renders a part of the bet page in English, with a store of its own. */
export function renderBetScreen(piece: ReactNode, answer: Answer = () => ({}), opening: Opening = {}) {
  const needs = needsFor(answer);
  const store = createBetSlip(needs, {
    owner: "owner-mark",
    round: openRound(),
    offers: offers(),
    ...opening,
  });
  const registry = createStoreRegistry(needs, initial());
  const result = render(
    <InEnglish messages={{ lotto, market, numbers, picture }} registry={registry}>
      <BetSlipContext value={store}>{piece}</BetSlipContext>
    </InEnglish>,
  );
  return { ...result, store, sent: needs.sent };
}
