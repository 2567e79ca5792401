import { bytesOf, hex } from "@/lib/domain/yeekee/draw";
import { FIRST_HEAD, headAfter } from "@/lib/domain/yeekee/draw-log";
import { sealOf } from "@/lib/domain/yeekee/seal";
import { hexOfW, startOf, stepBack, systemShotOf } from "@/lib/domain/yeekee/steps";
import { witnessRoot } from "@/lib/domain/yeekee/witness-tree";
import { fastStep } from "../../../../tests/support/draws/fast-step";
import {
  beacon,
  draws,
  heads,
  listHash,
  promiseOf,
  roots,
  seedHex,
  witnesses,
} from "../../../../tests/support/draws/vectors";
import { hashing } from "../../../../upstream/yeekee/draws";
import type { Figure } from "../figure";
import type { DrawPart } from "./part";

/** The published vectors, computed with the hashes and steps of the upstream. */
export const knownVectors: DrawPart = {
  name: "vectors",
  async run() {
    const { aa, bb, cc } = witnesses;
    const seal = await sealOf(promiseOf(1_000), hashing);
    const sealed = await headAfter(FIRST_HEAD, { kind: "seal", betId: "R1", seal }, hashing);
    const freeze = { kind: "freeze", betId: "R1", listHash, witnessRoot: roots.aaBb } as const;
    return [
      ...(await Promise.all(draws.map(drawn))),
      equal("head after the seal", sealed, heads.afterSeal),
      equal("head after the freeze", await headAfter(sealed, freeze, hashing), heads.afterFreeze),
      equal("root of two witnesses", await witnessRoot([bb, aa], hashing), roots.aaBb),
      equal("root of three witnesses", await witnessRoot([cc, aa, bb], hashing), roots.aaBbCc),
    ];
  },
};

const short = (text: string) => text.slice(0, 16);
const equal = (what: string, seen: string, must: string): Figure => ({
  what,
  seen: short(seen),
  must: short(must),
  holds: seen === must,
});

async function drawn({ name, steps, root, hasBeacon, shot, wHash, ...firsts }: (typeof draws)[number]) {
  const seal = await sealOf(promiseOf(steps, hasBeacon), hashing);
  const drand = hasBeacon ? beacon.randomness : "";
  const parts = { betId: "R1", seal, listHash, witnessRoot: root, seed: seedHex, beacon: drand };
  const start = await startOf(parts, hashing);
  let w = start;
  for (let done = 0; done < steps; done++) w = fastStep(w);
  const hash = hex(await hashing.sha256(bytesOf(hexOfW(w))));
  const isWhole =
    seal.startsWith(firsts.seal) &&
    hexOfW(start).startsWith(firsts.start) &&
    (wHash === undefined || wHash === hash) &&
    stepBack(w, steps) === start;
  const seen = isWhole ? String(await systemShotOf(w, hashing)) : "another seal, start or w";
  return equal(name, seen, String(shot));
}
