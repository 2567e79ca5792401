/** One box of the table: a press lays a chip, and what lies there can be taken off again. */
import { el, fill, wholeBaht, words } from "./page";

interface Acts {
  put(): void;
  takeChip(): void;
  takeAll(): void;
}

export interface Place {
  readonly element: HTMLElement;
  readonly button: HTMLButtonElement;
  show(amount: number): void;
  lock(isLocked: boolean): void;
}

/** Keys that take one chip off the box that has the focus, as the secondary button of a mouse does. */
const TAKING_KEYS = ["Backspace", "Delete"];

export function onePlace(label: string, picture: Node | string, pays: string, acts: Acts): Place {
  const stake = el("span", { class: "unseen" });
  const button = el(
    "button",
    { type: "button", class: "place", onclick: acts.put, "aria-keyshortcuts": TAKING_KEYS.join(" ") },
    el("span", { class: "face" }, picture),
    el("span", { class: "name" }, label),
    ...(pays ? [el("span", { class: "pays" }, pays)] : []),
    stake,
  );
  button.addEventListener("keydown", (event) => {
    if (!TAKING_KEYS.includes(event.key)) return;
    event.preventDefault();
    acts.takeChip();
  });
  button.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    if (!button.disabled) acts.takeChip();
  });
  const sum = el("span", {});
  const off = el("button", { type: "button", class: "on", hidden: true }, sum, el("i", { class: "off" }));
  off.addEventListener("click", () => {
    acts.takeAll();
    // What was pressed is gone.
    button.focus({ preventScroll: true });
  });
  return {
    element: el("div", { class: "spot" }, button, off),
    button,
    show(amount) {
      sum.textContent = wholeBaht(amount);
      stake.textContent = amount > 0 ? wholeBaht(amount) : "";
      off.setAttribute("aria-label", fill(words.takeOff, { amount: wholeBaht(amount), place: label }));
      off.hidden = amount === 0;
      button.classList.toggle("staked", amount > 0);
    },
    lock(isLocked) {
      button.disabled = isLocked;
      off.disabled = isLocked;
    },
  };
}
