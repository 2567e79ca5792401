import { isDeepStrictEqual } from "node:util";
import type { SealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { isSealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { type DrawKnowledge, verifySealed } from "@/lib/domain/yeekee/verify-sealed";
import { type Dice, diceOf, hexOf, oneOf } from "./dice";
import { mutated } from "./mutations";
import { hashing } from "./proofs";
import { endsAt, everythingOf, type Making, sealedProofOf } from "./sealed-proofs";

/** The verdicts on this many files: by a page that has the round's full record, and by one that has none. */
export interface Tally {
  own: number;
  broken: number;
  open: number;
  consistent: number;
  /** Not a proof by its shape. */
  unreadable: number;
  /** Consistent in itself, when nothing else is known. */
  alone: number;
  /** Those of them whose rows, draw or result differ from the site's. */
  otherDraws: number;
}

const none: Tally = { own: 0, broken: 0, open: 0, consistent: 0, unreadable: 0, alone: 0, otherDraws: 0 };

/** Files with up to three values changed. */
export async function tallyMutated(count: number, seed: string): Promise<Tally> {
  const dice = diceOf(`mutated ${seed}`);
  const honest = [await sealedProofOf({ steps: 3 }), await sealedProofOf({ steps: 3, witnesses: [] })];
  const known = await Promise.all(honest.map(everythingOf));
  return tally(count, (at) => {
    const whole = honest[at % 2] as SealedProof;
    return { file: changedOf(whole, dice), whole, known: known[at % 2] as DrawKnowledge };
  });
}

/** Forged files, with every hash and the work recomputed over something of the forger's choice. */
export async function tallyForged(count: number, seed: string): Promise<Tally> {
  const dice = diceOf(`forged ${seed}`);
  const whole = await sealedProofOf({ steps: 3 });
  const known = await everythingOf(whole);
  return tally(count, async () => ({ file: await sealedProofOf(forgeryOf(dice)), whole, known }));
}

interface Suspect {
  file: unknown;
  whole: SealedProof;
  known: DrawKnowledge;
}

async function tally(count: number, suspectOf: (at: number) => Suspect | Promise<Suspect>): Promise<Tally> {
  const seen = { ...none };
  for (let at = 0; at < count; at++) {
    const { file, whole, known } = await suspectOf(at);
    if (!isSealedProof(file)) {
      seen.unreadable += 1;
      continue;
    }
    seen[(await verifySealed(file, hashing, known)).verdict] += 1;
    if ((await verifySealed(file, hashing)).verdict !== "consistent") continue;
    seen.alone += 1;
    if (!isDeepStrictEqual(hashed(file), hashed(whole))) seen.otherDraws += 1;
  }
  return seen;
}

/**
 * The fields that a proof's hashes cover; the rest is reported inside the verdict, and compared with the site's
 * record.
 */
function hashed({ lateMs: _late, frozenAt: _frozenAt, witnesses, ...covered }: SealedProof) {
  return { ...covered, root: witnesses?.root };
}

function changedOf(whole: SealedProof, dice: Dice): unknown {
  for (;;) {
    const file = mutated(whole, dice);
    if (!isDeepStrictEqual(file, whole)) return file;
  }
}

function forgeryOf(dice: Dice): Making {
  const changes: Making[] = [
    { seed: hexOf(dice, 64) },
    { numberOf: () => dice(100_000) },
    { count: 20 + dice(30) },
    { steps: 1 + dice(5) },
    { endsAt: endsAt + 1_000 * (1 + dice(600)) },
    { witnesses: Array.from({ length: dice(5) }, () => hexOf(dice, 32)) },
    { headBefore: hexOf(dice, 64) },
    { betId: `yeekee-2026-11-23-${1 + dice(33)}` },
  ];
  // The first change always has an effect; further ones may be added.
  return { steps: 3, ...oneOf(dice, changes.slice(0, 2)), ...oneOf(dice, changes), ...oneOf(dice, changes) };
}
