/** What the slot pays: beside the reels where there is room, on a phone over them at a tap. */
import { lotusPays } from "@/lib/domain/partners/demo/golden-lotus";
import { art, drawing } from "./art";
import { el, fill, words } from "./page";

export interface Paytable {
  readonly element: HTMLElement;
  /** Out of the way of the reels, where it lies over them. */
  close(): void;
}

/** The style sheet has the same width. */
const beside = matchMedia("(min-width: 800px)");

export function paytable(): Paytable {
  const most = fill(words.mostTimes, { times: String(lotusPays.three.lotus) });
  const head = el("summary", {}, el("span", {}, words.paytable), el("span", { class: "most" }, most));
  const element = el("details", { class: "paytable" }, head, el("ul", {}, ...lines()));
  const lay = () => {
    element.open = beside.matches;
    // There it is a title.
    head.tabIndex = beside.matches ? -1 : 0;
  };
  lay();
  beside.addEventListener("change", lay);
  return { element, close: lay };
}

/** Three alike first; then two lotuses, which pay wherever they stand, and the pairs that pay on the first two reels. */
function lines(): HTMLElement[] {
  const line = (symbols: readonly string[], times: number, kind: string, note = "") =>
    el(
      "li",
      { class: kind },
      ...symbols.map((name) => drawing(art[name] ?? "", words.places[name])),
      ...(note ? [el("span", { class: "where" }, note)] : []),
      el("b", { class: "times" }, `×${times}`),
    );
  return [
    ...Object.entries(lotusPays.three).map(([name, times]) => line([name, name, name], times, "three")),
    line(["lotus", "lotus"], lotusPays.twoLotus, "whole", words.twoAnywhere),
    el("li", { class: "title" }, words.firstTwo),
    ...Object.entries(lotusPays.firstTwo).map(([name, times]) => line([name, name], times, "pair")),
  ];
}
