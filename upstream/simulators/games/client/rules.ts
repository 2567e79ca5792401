/** A game's payouts and its return to the player. */
import { lotusPays } from "@/lib/domain/partners/demo/golden-lotus";
import { art, drawing } from "./art";
import { el, facts, fill, words } from "./page";

export function rules(): HTMLElement {
  return el(
    "details",
    { class: "fold" },
    el("summary", {}, words.rules),
    el("p", {}, words.howTo[facts.game] ?? ""),
    ...(facts.game === "golden-lotus" ? [paytable()] : []),
    el("p", {}, words.evenPlay),
    el("ul", { class: "returns" }, ...returnLines().map((line) => el("li", {}, line))),
  );
}

/** One line where all places have the same return. */
function returnLines(): string[] {
  const all = Object.entries(facts.returns);
  const same = all.every(([, percent]) => percent === all[0]?.[1]);
  const line = (name: string, percent: number) =>
    fill(words.returns, { place: name, percent: percent.toFixed(2) });
  if (same) return [line(words.everyStake, all[0]?.[1] ?? 0)];
  return all.map(([place, percent]) => line(words.places[place] ?? place, percent));
}

function paytable(): HTMLElement {
  const row = (symbols: readonly string[], times: number) =>
    el(
      "tr",
      {},
      el(
        "td",
        {},
        ...symbols.map((name) =>
          name === "any" ? el("span", { class: "any" }, "–") : drawing(art[name] ?? "", words.places[name]),
        ),
      ),
      el("td", { class: "times" }, `×${times}`),
    );
  return el(
    "table",
    {},
    el(
      "tbody",
      {},
      ...Object.entries(lotusPays.three).map(([name, times]) => row([name, name, name], times)),
      ...Object.entries(lotusPays.firstTwo).map(([name, times]) => row([name, name, "any"], times)),
      row(["lotus", "lotus", "any"], lotusPays.twoLotus),
    ),
  );
}
