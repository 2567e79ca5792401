import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import type { Round } from "@/lib/contract/rounds";
import lotto from "@/locales/en/lotto.json";
import market from "@/locales/en/market.json";
import proof from "@/locales/en/proof.json";
import yeekee from "@/locales/en/yeekee.json";
import { createStoreRegistry, type InitialState, type StoreHook } from "@/stores/_core/registry";
import { BetSlipContext } from "@/stores/bets";
import { createBetSlip } from "@/stores/bets/store";
import { createYings } from "@/stores/yings";
import { type Answer, needsFor, offers, openRound } from "../../stores/bet-slip";
import { InEnglish } from "../../support/dom/in-english";

export const betId = "yeekee-2026-11-23-34";

const initial = () =>
  ({
    session: { uuid: "u-1", status: 0, exp: 0 },
    csrfToken: "",
    theme: "light",
    nowMs: Date.now(),
  }) as InitialState;

/** A yeekee round whose bets close in this many seconds and whose shooting goes on for two minutes. */
export function shotRound(closesInSeconds: number, over: Partial<Round["betList"]> = {}): Round {
  const round = openRound({ betGroup: "yeekee", betType: "yeekee", name: "Yeekee" }, closesInSeconds);
  const realCloseTime = round.betList.unixTimeStamp.realCloseTime;
  return {
    ...round,
    betList: {
      ...round.betList,
      betId,
      betName: "BET_YEEKEE",
      unixTimeStamp: { ...round.betList.unixTimeStamp, realResultTime: realCloseTime + 120 },
      ...over,
    },
  };
}

/** Renders a component of a shot round, or of its proof, in English. */
export function renderYeekee(
  piece: ReactNode,
  answer: Answer = () => ({}),
  round = shotRound(600),
  prepare: (registry: StoreHook<InitialState>) => void = () => undefined,
  more: object = {},
) {
  const needs = needsFor(answer);
  const registry = createStoreRegistry(needs, initial());
  prepare(registry);
  const store = createBetSlip(needs, { owner: "owner-mark", round, offers: offers() });
  const result = render(
    <InEnglish messages={{ lotto, market, yeekee, proof, ...more }} registry={registry}>
      <BetSlipContext value={store}>{piece}</BetSlipContext>
    </InEnglish>,
  );
  return { ...result, registry, store, yings: registry.take(createYings), sent: needs.sent };
}
