/** The selected chip and the stakes on places. */
import { boardPictures } from "@/lib/domain/partners/demo/fish-prawn-crab";
import { hiLoPays } from "@/lib/domain/partners/demo/hi-lo";
import { art, drawing } from "./art";
import { el, facts, fill, words } from "./page";

const CHIPS = [10, 20, 50, 100, 500];
/** Baht on all places together. */
const MOST = 2_000;

export interface Table {
  readonly elements: HTMLElement[];
  /** Baht by place, without empty ones. */
  stakes(): Record<string, number>;
  clear(): void;
  /** Puts these stakes on the places, instead of what stands there. */
  repeat(stakes: Readonly<Record<string, number>>): void;
  lock(isLocked: boolean): void;
  /** Highlights the places that won; an empty list clears the highlights. */
  mark(winners: readonly string[]): void;
}

export function table(onChange: (total: number) => void): Table {
  const onPlaces = new Map<string, number>();
  let chip = 10;
  const isSlot = facts.game === "golden-lotus";
  const total = () => (isSlot ? chip : [...onPlaces.values()].reduce((sum, stake) => sum + stake, 0));
  const asked = el("legend");
  const places = new Map<string, { button: HTMLButtonElement; stake: HTMLElement }>();

  function put(place: string): void {
    if (total() + chip > MOST) return;
    onPlaces.set(place, (onPlaces.get(place) ?? 0) + chip);
    redraw();
  }

  function redraw(): void {
    for (const [place, { button, stake }] of places) {
      const amount = onPlaces.get(place) ?? 0;
      stake.textContent = amount > 0 ? String(amount) : "";
      button.classList.toggle("staked", amount > 0);
    }
    asked.textContent = fill(words.putOn, { amount: String(chip) });
    onChange(total());
  }

  function placeButton(
    place: string,
    picture: Node | string,
    pays = "",
    name = words.places[place] ?? place,
  ): HTMLButtonElement {
    const stake = el("span", { class: "on" });
    const button = el(
      "button",
      { type: "button", class: "place", onclick: () => put(place) },
      el("span", { class: "face" }, picture),
      el("span", { class: "name" }, name),
      ...(pays ? [el("span", { class: "pays" }, pays)] : []),
      stake,
    );
    places.set(place, { button, stake });
    return button;
  }

  const buttons =
    facts.game === "hi-lo"
      ? (["low", "eleven", "high"] as const).map((place) =>
          placeButton(
            place,
            { low: "4–10", eleven: "11", high: "11–17" }[place],
            `×${hiLoPays[place] / 10}`,
            place === "eleven" ? words.exact : undefined,
          ),
        )
      : isSlot
        ? []
        : boardPictures.map((place) => placeButton(place, drawing(art[place] ?? "")));

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

  const board = el("fieldset", { class: "board" }, asked, el("div", { class: "places" }, ...buttons));

  queueMicrotask(redraw);
  return {
    elements: [...(isSlot ? [] : [board]), hand],
    stakes: () => (isSlot ? { line: chip } : Object.fromEntries(onPlaces)),
    clear() {
      onPlaces.clear();
      redraw();
    },
    repeat(stakes) {
      onPlaces.clear();
      for (const [place, stake] of Object.entries(stakes)) onPlaces.set(place, stake);
      redraw();
    },
    lock(isLocked) {
      hand.disabled = isLocked;
      for (const { button } of places.values()) button.disabled = isLocked;
    },
    mark(winners) {
      for (const [place, { button }] of places) button.classList.toggle("won", winners.includes(place));
    },
  };
}
