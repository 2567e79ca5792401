/** The list of plays, each with the values that verify it. */
import { playMessage } from "@/lib/domain/partners/demo/chance";
import { sumOf } from "@/lib/domain/partners/demo/game";
import { shortId } from "@/lib/kernel/short-id";
import type { Played } from "./ask";
import { baht, el, words } from "./page";

/** One play in the list, with the values to verify it elsewhere. */
export function proofRow(played: Played, proven: boolean): HTMLElement {
  const staked = sumOf(played.stakes);
  return el(
    "li",
    {},
    el(
      "details",
      {},
      el(
        "summary",
        {},
        el("span", { class: "no" }, shortId(played.id)),
        el("span", { class: "sum" }, `${baht(staked)} → ${baht(played.win)}`),
        verdict(proven),
      ),
      el("dl", {}, ...proofFacts(played)),
    ),
  );
}

const fact = (name: string, value: string) => [el("dt", {}, name), el("dd", {}, value)];

/** Whether the page found the outcome to be the promised one. */
export const verdict = (proven: boolean): HTMLElement =>
  el("span", { class: proven ? "good" : "bad" }, proven ? `✓ ${words.proven}` : `✗ ${words.unproven}`);

/** The values that make the outcome, and the hash that promised the first of them. */
export const proofFacts = (played: Played): HTMLElement[] => [
  ...fact(words.hash, played.seedHash),
  ...fact(words.seed, played.seed),
  ...fact(words.ownSeed, played.clientSeed),
  ...fact(words.formula, `HMAC-SHA256(seed, "${playMessage(played.clientSeed, played.nonce)}")`),
];
