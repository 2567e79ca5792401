import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { satang } from "@/lib/domain/money/money";
import lotto from "@/locales/en/lotto.json";
import market from "@/locales/en/market.json";
import picture from "@/locales/en/picture.json";
import sets from "@/locales/en/sets.json";
import { createStoreRegistry, type InitialState } from "@/stores/_core/registry";
import { SetSlipContext } from "@/stores/four-digit";
import { createSetSlip } from "@/stores/four-digit/store";
import { type Answer, needsFor } from "../../stores/bet-slip";
import { openSetRound, setTerms } from "../../stores/set-slip";
import { InEnglish } from "../../support/dom/in-english";

/** A member's initial state: 500 baht, nothing held. */
const initial = () =>
  ({
    session: { uuid: "u-1", status: 0, exp: 0 },
    balance: { money: satang(500_00), held: satang(0), version: 1, atMs: 0 },
    csrfToken: "",
    theme: "light",
    nowMs: Date.now(),
  }) as InitialState;

/** Renders a part of the page of sets in English, with a store of its own. */
export function renderSets(
  piece: ReactNode,
  answer: Answer = () => ({}),
  opening: Partial<Parameters<typeof createSetSlip>[1]> = {},
) {
  const needs = needsFor(answer);
  const store = createSetSlip(needs, {
    owner: "owner-mark",
    round: openSetRound(),
    terms: setTerms(),
    ...opening,
  });
  const result = render(
    <InEnglish messages={{ lotto, market, picture, sets }} registry={createStoreRegistry(needs, initial())}>
      <SetSlipContext value={store}>{piece}</SetSlipContext>
    </InEnglish>,
  );
  return { ...result, store, sent: needs.sent };
}
