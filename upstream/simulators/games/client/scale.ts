/** What stands below the dice: the scale of hi-lo, and what the board pays by how many dice show a picture. */
import { boardPays } from "@/lib/domain/partners/demo/fish-prawn-crab";
import { hiLoPays, hiLoWinners } from "@/lib/domain/partners/demo/hi-lo";
import { el, words } from "./page";
import type { Below } from "./stage";

const TOTALS = Array.from({ length: 16 }, (_, at) => at + 3);
/** Only three of a kind come to these. */
const ENDS = [3, 18];

/** Every total from 3 to 18, which of them are low and high, and where the dice came out. */
export function scale(): Below {
  const cells = TOTALS.map((total) =>
    el(
      "span",
      { class: total === 11 ? "total eleven" : ENDS.includes(total) ? "total end" : "total" },
      String(total),
    ),
  );
  const band = (place: "low" | "high") =>
    el("span", { class: `band-${place}` }, `${words.places[place] ?? place} ×${hiLoPays[place] / 10}`);
  // Before the first play nothing stands here: any words would read as a result. The line beside the boxes says what a triple does.
  const sum = el("p", { class: "sum-line" }, "\u00a0");
  return {
    element: el(
      "div",
      { class: "scale" },
      sum,
      // The places below say the same in words.
      el("div", { class: "totals", "aria-hidden": "true" }, ...cells, band("low"), band("high")),
    ),
    mark(shown) {
      for (const cell of cells) cell.classList.remove("here");
      if (!shown) {
        sum.textContent = "…";
        sum.classList.remove("known");
        return;
      }
      const faces = shown.map((die) => die + 1);
      const total = faces.reduce((all, face) => all + face, 0);
      cells[total - 3]?.classList.add("here");
      const won = hiLoWinners(shown).map((place) => words.places[place] ?? place);
      // Both are said in one sentence for 11: side by side they read as two results.
      const said = won.length === 0 ? words.triple : won.length > 1 ? words.bothPay : won.join("");
      sum.textContent = `${faces.join(" + ")} = ${total} · ${said}`;
      sum.classList.add("known");
    },
  };
}

/** One, two and three dice, each with what they pay. */
export function payLine(): Below {
  const dice = (count: number) => Array.from({ length: count }, () => el("i", { class: "small-die" }));
  const pays = boardPays.flatMap((times, hits) =>
    hits === 0 ? [] : [el("span", { class: "hits" }, ...dice(hits), el("b", {}, `×${times}`))],
  );
  return { element: el("p", { class: "pay-line" }, ...pays), mark: () => undefined };
}
