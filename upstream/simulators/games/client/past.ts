/** The last plays, newest first: what came out, and what it brought or cost. */
import { boardPictures } from "@/lib/domain/partners/demo/fish-prawn-crab";
import { lotusLine } from "@/lib/domain/partners/demo/golden-lotus";
import { shortId } from "@/lib/domain/short-id";
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

export function past(): Past {
  const none = el("p", { class: "none" }, words.noPast);
  // Reached by keyboard where the list is wider than the page.
  const list = el("ol", { class: "plays", tabindex: "0", "aria-label": words.past });
  const show = () => {
    none.hidden = list.childElementCount > 0;
    list.hidden = !none.hidden;
  };
  show();
  return {
    element: el("section", { class: "past" }, el("h2", {}, words.past), none, list),
    fill(plays) {
      list.replaceChildren(...plays.map(row));
      show();
    },
    add(played) {
      list.prepend(row(played));
      list.children[MOST_SHOWN]?.remove();
      list.scrollLeft = 0;
      show();
    },
  };
}

function row({ id, shown, stakes, win }: Played): HTMLElement {
  const net = win - Object.values(stakes).reduce((sum, stake) => sum + stake, 0);
  return el(
    "li",
    {},
    el("span", { class: "no" }, shortId(id)),
    el("span", { class: "out" }, ...outcome(shown)),
    el("span", { class: net > 0 ? "net up" : "net" }, signed(net)),
  );
}

/** Dice with pips as their sum, pictures as pictures. */
function outcome(shown: readonly number[]): Node[] {
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
