/** Animated reels or dice. A stage shows an outcome, at once where reduced motion is preferred. */
import { boardPictures } from "@/lib/domain/partners/demo/fish-prawn-crab";
import { lotusHits, lotusLine, lotusStrips } from "@/lib/domain/partners/demo/golden-lotus";
import { art, drawing, spots } from "./art";
import { el, isStill, wait, words } from "./page";

export interface Stage {
  readonly element: HTMLElement;
  /** Resolves when the outcome is shown. */
  show(shown: readonly number[]): Promise<void>;
}

/** Explains an outcome; null while the dice roll. */
export interface Below {
  readonly element: HTMLElement;
  mark(shown: readonly number[] | null): void;
}

const named = (name: string) => drawing(art[name] ?? "", words.places[name] ?? name);

/** Number of cells that pass before a reel stops. */
const PASSING = 24;

export function reels(): Stage {
  const columns = lotusStrips.map((strip, reel) => {
    const band = el("div", { class: "band" });
    let stop = (reel * 7) % strip.length;
    const symbolAt = (at: number) => strip[(at + strip.length * 8) % strip.length] ?? "leaf";
    const cells = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => el("div", { class: "cell" }, named(symbolAt(from + at))));
    const stand = () => {
      band.style.transition = "none";
      band.style.transform = "none";
      band.replaceChildren(...cells(stop - 1, 3));
    };
    stand();
    return {
      element: el("div", { class: "reel" }, band),
      /** The symbol on the line is one of those that paid. The next turn draws the cells anew, without it. */
      hit: () => band.children[1]?.classList.add("hit"),
      async turnTo(target: number) {
        const before = cells(stop - 1, 3);
        stop = target;
        if (isStill()) return stand();
        band.style.transition = "none";
        band.replaceChildren(...cells(target - 1, 3), ...cells(target + 2, PASSING), ...before);
        const height = band.scrollHeight / (PASSING + 6);
        band.style.transform = `translateY(${-height * (PASSING + 3)}px)`;
        // Forces a layout, so that the transition starts from the current position.
        void band.offsetHeight;
        const ms = 700 + reel * 250;
        band.style.transition = `transform ${ms}ms cubic-bezier(.2,.7,.2,1)`;
        band.style.transform = "none";
        await wait(ms + 40);
        stand();
      },
    };
  });
  return {
    element: el("div", { class: "reels" }, ...columns.map(({ element }) => element)),
    async show(shown) {
      await Promise.all(columns.map((column, at) => column.turnTo(shown[at] ?? 0)));
      for (const at of lotusHits(lotusLine(shown))) columns[at]?.hit();
    },
  };
}

/** The faces of the board's dice that nobody has rolled yet: the game's name. */
const resting = [4, 2, 0] as const;

/** Three dice with pips or the board's pictures, at rest before the first play; `below` shows what they come to. */
export function dice(hasPictures: boolean, below: Below): Stage {
  const face = (side: number) =>
    hasPictures ? named(boardPictures[side] ?? "fish") : drawing(spots(side), String(side + 1));
  // What lies there before the first play is no result: it is not read out.
  const dies = resting.map((side) =>
    el("div", { class: "die rest", "aria-hidden": "true" }, hasPictures ? face(side) : el("b", {}, "?")),
  );
  return {
    element: el("div", { class: "table" }, el("div", { class: "dice" }, ...dies), below.element),
    async show(shown) {
      below.mark(null);
      for (let turn = 0; turn < 9 && !isStill(); turn++) {
        for (const die of dies) {
          die.classList.remove("rest");
          die.replaceChildren(face(Math.floor(Math.random() * 6)));
          die.classList.toggle("tilt");
        }
        await wait(75);
      }
      dies.forEach((die, at) => {
        die.classList.remove("tilt", "rest");
        die.removeAttribute("aria-hidden");
        die.replaceChildren(face(shown[at] ?? 0));
      });
      below.mark(shown);
    },
  };
}
