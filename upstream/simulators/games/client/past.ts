/** The last plays, newest first: what came out, and what it brought or cost; each opens as a whole. */
import { outcomeOf } from "@/lib/domain/money/outcome";
import { boardPictures } from "@/lib/domain/partners/demo/fish-prawn-crab";
import { sumOf } from "@/lib/domain/partners/demo/game";
import { lotusLine } from "@/lib/domain/partners/demo/golden-lotus";
import { shortId } from "@/lib/kernel/short-id";
import { art, drawing } from "./art";
import type { Played } from "./ask";
import { el, facts, signed, words } from "./page";

const MOST_SHOWN = 20;

export interface Past {
  readonly element: HTMLElement;
  /** Newest first. */
  fill(plays: readonly Played[]): void;
  add(played: Played): void;
}

/** @param open shows one play */
export function past(open: (played: Played) => void): Past {
  const none = el("p", { class: "none" }, words.noPast);
  const list = el("ol", { class: "plays", "aria-label": words.past });
  const show = () => {
    none.hidden = list.childElementCount > 0;
    list.hidden = !none.hidden;
  };
  show();
  return {
    element: el("section", { class: "past" }, el("h2", {}, words.past), none, list),
    fill(plays) {
      list.replaceChildren(...plays.map((played) => row(played, open)));
      show();
    },
    add(played) {
      list.prepend(row(played, open));
      list.children[MOST_SHOWN]?.remove();
      list.scrollLeft = 0;
      show();
    },
  };
}

function row(played: Played, open: (played: Played) => void): HTMLElement {
  const { id, shown, stakes, win } = played;
  const net = win - sumOf(stakes);
  return el(
    "li",
    {},
    el(
      "button",
      { type: "button", "aria-haspopup": "dialog", onclick: () => open(played) },
      el("span", { class: "no" }, shortId(id)),
      el("span", { class: "out" }, ...outcome(shown)),
      el("span", { class: outcomeOf(net) === "win" ? "net up" : "net" }, signed(net)),
    ),
  );
}

/** Dice with pips as their sum, pictures as pictures. */
export function outcome(shown: readonly number[]): Node[] {
  if (facts.game === "hi-lo") {
    const faces = shown.map((die) => die + 1);
    return [
      el("b", {}, String(faces.reduce((all, face) => all + face, 0))),
      el("small", {}, faces.join(" ")),
    ];
  }
  const names = facts.game === "golden-lotus" ? lotusLine(shown) : shown.map((side) => boardPictures[side]);
  return names.map((name = "fish") => drawing(art[name] ?? "", words.places[name] ?? name));
}
