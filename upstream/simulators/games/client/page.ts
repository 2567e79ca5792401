/** What the HTML document passes to its script (addresses, texts), and small helpers to make elements. */
import { ownLimitMessage } from "@/lib/contract/own-limit-message";
import type { TextSize } from "@/lib/domain/members/text-size";
import { MOST_STAKE } from "@/lib/domain/partners/demo/game";
import { playMessages } from "@/lib/domain/partners/game-frame";
import { type GameTable, readOpening, tableMessage, textSizeIn } from "@/lib/domain/partners/game-table";
import type { GameWords } from "../words/game-words";

export interface PageFacts {
  game: string;
  paths: { state: string; play: string };
  words: GameWords;
  /** Per cent by place */
  returns: Readonly<Record<string, number>>;
}

export const facts = JSON.parse(document.getElementById("facts")?.textContent ?? "{}") as PageFacts;
export const { words } = facts;

export const isFramed = window.parent !== window;

/** Where a play stands, for the page around the frame; no secret, so that any parent may hear it. */
export const tellSite = (state: keyof typeof playMessages): void =>
  window.parent.postMessage(playMessages[state], "*");

/** What is laid on the table, which the page around the frame keeps while its member is at the deposit. */
export const tellTable = (table: GameTable): void => window.parent.postMessage(tableMessage(table), "*");

/** A limit of the member's own that refused a play: which one, and until when, is said by the page around the frame. */
export const tellOwnLimit = (code: string, details: unknown): void =>
  window.parent.postMessage(ownLimitMessage(code, details), "*");

/** What the page around the frame opened this one with. */
export const opening = readOpening(location.hash);

/** The reader's text size, as the site has it. */
const setTextSize = (size: TextSize): void => {
  document.documentElement.dataset.text = size;
};
setTextSize(opening.textSize);
addEventListener("message", ({ data, source }: MessageEvent<unknown>) => {
  const size = source === window.parent ? textSizeIn(data) : null;
  if (size) setTextSize(size);
});

/**
 * To the site's page for deposits. The sandbox of the site's frame lets a game open no page: the page around it is
 * asked to.
 */
export const depositLink = (): HTMLAnchorElement =>
  el(
    "a",
    {
      href: "/credit/deposit",
      class: "deposit",
      onclick: (event) => {
        if (!isFramed) return;
        event.preventDefault();
        tellSite("deposit");
      },
    },
    words.deposit,
  );

type Child = Node | string;
type Given = Readonly<Record<string, string | boolean | ((event: Event) => void)>>;

/** An element with attributes, listeners (`onclick`) and children. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  given: Given = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === "function") made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false) made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

export const baht = (amount: number): string =>
  amount.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** On all places together. */
export const MOST_BAHT = MOST_STAKE / 100;

/** Chips are whole baht. */
export const wholeBaht = (amount: number): string => amount.toLocaleString("en-US");

/** What a play brought or cost: with its sign, none where it is nothing. */
export const signed = (net: number): string => (net > 0 ? "+" : net < 0 ? "−" : "") + baht(Math.abs(net));

/** Replaces {names} in a text. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
