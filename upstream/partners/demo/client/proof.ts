/** Works a play out again from what was shown before it and what was told after it. */
import { hmac } from "@noble/hashes/hmac";
import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils";
import { playMessage } from "@/lib/domain/partners/demo/chance";
import { winOf } from "@/lib/domain/partners/demo/game";
import { findDemoGame } from "@/lib/domain/partners/demo/games";
import type { Played } from "./ask";
import { baht, el, facts, words } from "./page";

/** @param hashBefore the hash that stood on the page before the play, where this page saw it */
export function isProven(played: Played, hashBefore?: string): boolean {
  const game = findDemoGame(facts.game);
  const seed = hexToBytes(played.seed);
  if (!game || bytesToHex(sha256(seed)) !== played.seedHash) return false;
  if (hashBefore !== undefined && hashBefore !== played.seedHash) return false;
  const stakes = Object.fromEntries(
    Object.entries(played.stakes).map(([place, stake]) => [place, Math.round(stake * 100)]),
  );
  const outcome = game.play(
    hmac(sha256, seed, utf8ToBytes(playMessage(played.clientSeed, played.nonce))),
    stakes,
  );
  return outcome.shown.join() === played.shown.join() && winOf(outcome) === Math.round(played.win * 100);
}

/** One play in the list, with all that it takes to check it elsewhere. */
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
        el("span", { class: "no" }, `#${played.nonce}`),
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
