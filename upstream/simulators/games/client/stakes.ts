/** The selected chip and the stakes on places. */
import { boardPictures } from "@/lib/domain/partners/demo/fish-prawn-crab";
import { hiLoPays } from "@/lib/domain/partners/demo/hi-lo";
import { CHIPS, type GameTable } from "@/lib/domain/partners/game-table";
import { art, drawing } from "./art";
import { el, facts, fill, MOST_BAHT, opening, words } from "./page";
import { onePlace, type Place } from "./place";

export interface Table {
  readonly elements: HTMLElement[];
  /** Baht by place, without empty ones. */
  stakes(): Record<string, number>;
  /** With the chip in hand. */
  laid(): GameTable;
  clear(): void;
  /** Puts these stakes on the places, instead of what stands there. */
  repeat(stakes: Readonly<Record<string, number>>): void;
  lock(isLocked: boolean): void;
  /** Highlights the places that won; an empty list clears the highlights. */
  mark(winners: readonly string[]): void;
}

/** @param onFull a chip would pass the most of a play, and was not laid */
export function table(onChange: (total: number) => void, onFull: () => void): Table {
  const onPlaces = new Map<string, number>();
  let chip = opening.table?.chip ?? CHIPS[0];
  const isSlot = facts.game === "golden-lotus";
  const total = () => (isSlot ? chip : [...onPlaces.values()].reduce((sum, stake) => sum + stake, 0));
  const asked = el("legend");
  const places = new Map<string, Place>();

  function put(place: string): void {
    if (total() + chip > MOST_BAHT) {
      onFull();
      return;
    }
    onPlaces.set(place, (onPlaces.get(place) ?? 0) + chip);
    redraw();
  }

  function take(place: string, amount: number): void {
    const left = (onPlaces.get(place) ?? 0) - amount;
    if (left > 0) onPlaces.set(place, left);
    else onPlaces.delete(place);
    redraw();
  }

  function redraw(): void {
    for (const [place, { show }] of places) show(onPlaces.get(place) ?? 0);
    asked.textContent = fill(words.putOn, { amount: String(chip) });
    onChange(total());
  }

  function placeOf(name: string, picture: Node | string, pays = "", label = words.places[name] ?? name) {
    const made = onePlace(label, picture, pays, {
      put: () => put(name),
      takeChip: () => take(name, chip),
      takeAll: () => take(name, Number.POSITIVE_INFINITY),
    });
    places.set(name, made);
    return made.element;
  }

  const buttons =
    facts.game === "hi-lo"
      ? (["low", "eleven", "high"] as const).map((place) =>
          placeOf(
            place,
            { low: "4–10", eleven: "11", high: "11–17" }[place],
            `×${hiLoPays[place] / 10}`,
            place === "eleven" ? words.exact : undefined,
          ),
        )
      : isSlot
        ? []
        : boardPictures.map((place) => placeOf(place, drawing(art[place] ?? "")));

  const chips = CHIPS.map((value) => {
    const input = el("input", { type: "radio", name: "chip", value: String(value), checked: value === chip });
    input.addEventListener("change", () => {
      chip = value;
      redraw();
    });
    return el("label", { class: `chip c${value}` }, input, el("span", {}, String(value)));
  });
  const hand = el(
    "fieldset",
    { class: "chips" },
    el("legend", {}, isSlot ? words.stake : words.chip),
    ...chips,
  );

  const board = el(
    "fieldset",
    { class: "board" },
    asked,
    el("div", { class: "places" }, ...buttons),
    ...(facts.game === "hi-lo" ? [el("p", { class: "beside" }, words.tripleRule)] : []),
  );
  for (const [place, stake] of Object.entries(opening.table?.stakes ?? {}))
    if (places.has(place)) onPlaces.set(place, stake);

  queueMicrotask(redraw);
  return {
    elements: [...(isSlot ? [] : [board]), hand],
    stakes: () => (isSlot ? { line: chip } : Object.fromEntries(onPlaces)),
    laid: () => ({ chip, stakes: Object.fromEntries(onPlaces) }),
    clear() {
      onPlaces.clear();
      redraw();
      // The button that was pressed is disabled now.
      [...places.values()][0]?.button.focus({ preventScroll: true });
    },
    repeat(stakes) {
      onPlaces.clear();
      for (const [place, stake] of Object.entries(stakes)) onPlaces.set(place, stake);
      redraw();
    },
    lock(isLocked) {
      hand.disabled = isLocked;
      for (const { lock } of places.values()) lock(isLocked);
    },
    mark(winners) {
      for (const [place, { button }] of places) button.classList.toggle("won", winners.includes(place));
    },
  };
}
