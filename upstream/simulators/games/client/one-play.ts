/** One play as a whole: when, on what, what came, what it paid, and the values that verify it. */
import { sumOf } from "@/lib/domain/partners/demo/game";
import { displayDateTime } from "@/lib/domain/time/time";
import { shortId } from "@/lib/kernel/short-id";
import type { Played } from "./ask";
import { isProven } from "./check-play";
import { baht, el, facts, signed, words } from "./page";
import { outcome } from "./past";
import { proofFacts, verdict } from "./proof";

export interface OnePlay {
  readonly element: HTMLDialogElement;
  open(played: Played): void;
}

export function onePlay(): OnePlay {
  const element = el("dialog", { class: "one", "aria-labelledby": "one-no" });
  // A press beside the sheet closes it.
  element.addEventListener("click", ({ target }) => target === element && element.close());
  return {
    element,
    open(played) {
      element.replaceChildren(sheet(played, () => element.close()));
      element.showModal();
    },
  };
}

function sheet(played: Played, close: () => void): HTMLElement {
  const { id, at, shown, stakes, win } = played;
  const fact = (name: string, value: string) => el("div", {}, el("dt", {}, name), el("dd", {}, value));
  // The slot has one place only, which has no name.
  const places = Object.entries(stakes).filter(([place]) => place !== "line");
  const net = win - sumOf(stakes);
  return el(
    "div",
    { class: "sheet" },
    el("h2", { id: "one-no" }, `${words.names[facts.game] ?? ""} · ${shortId(id)}`),
    el("p", { class: "when" }, displayDateTime(at)),
    el("p", { class: "out" }, ...outcome(shown)),
    el(
      "dl",
      { class: "sums" },
      ...places.map(([place, stake]) => fact(words.places[place] ?? place, baht(stake))),
      fact(words.stake, baht(sumOf(stakes))),
      fact(words.paid, baht(win)),
      fact(words.netSum, signed(net)),
    ),
    el("p", {}, verdict(isProven(facts.game, played))),
    el("dl", {}, ...proofFacts(played)),
    el("button", { type: "button", class: "quiet", onclick: close }, words.close),
  );
}
