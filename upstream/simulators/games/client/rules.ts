/** How a game is played, and its return to the player. */
import { CHIPS } from "@/lib/domain/partners/game-table";
import { el, facts, fill, MOST_BAHT, wholeBaht, words } from "./page";

export function rules(): HTMLElement {
  return el(
    "details",
    { class: "fold" },
    el("summary", {}, words.rules),
    el("p", {}, words.howTo[facts.game] ?? ""),
    el("p", {}, fill(words.most, { amount: wholeBaht(most()) })),
    el("p", {}, words.evenPlay),
    el("ul", { class: "returns" }, ...returnLines().map((line) => el("li", {}, line))),
  );
}

/** The slot takes one chip a play. */
const most = () => (facts.game === "golden-lotus" ? Math.max(...CHIPS) : MOST_BAHT);

/** One line where all places have the same return. */
function returnLines(): string[] {
  const all = Object.entries(facts.returns);
  const same = all.every(([, percent]) => percent === all[0]?.[1]);
  const line = (name: string, percent: number) =>
    fill(words.returns, { place: name, percent: percent.toFixed(2) });
  if (same) return [line(words.everyStake, all[0]?.[1] ?? 0)];
  return all.map(([place, percent]) => line(words.places[place] ?? place, percent));
}
