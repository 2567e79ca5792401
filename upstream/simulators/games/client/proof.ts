/** The list of plays, each with the values that verify it. */
import { playMessage } from "@/lib/domain/partners/demo/chance";
import { shortId } from "@/lib/domain/short-id";
import type { Played } from "./ask";
import { baht, el, words } from "./page";

/** One play in the list, with the values to verify it elsewhere. */
export function proofRow(played: Played, proven: boolean): HTMLElement {
  const staked = Object.values(played.stakes).reduce((sum, stake) => sum + stake, 0);
  const fact = (name: string, value: string) => [el("dt", {}, name), el("dd", {}, value)];
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
        el("span", { class: proven ? "good" : "bad" }, proven ? `✓ ${words.proven}` : `✗ ${words.unproven}`),
      ),
      el(
        "dl",
        {},
        ...fact(words.hash, played.seedHash),
        ...fact(words.seed, played.seed),
        ...fact(words.ownSeed, played.clientSeed),
        ...fact(words.formula, `HMAC-SHA256(seed, "${playMessage(played.clientSeed, played.nonce)}")`),
      ),
    ),
  );
}
