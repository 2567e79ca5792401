import { createHash } from "node:crypto";

/** Pseudorandom numbers from 0 to below `below`, the same ones for the same label: SHA-256 in counter mode. */
export type Dice = (below: number) => number;

export function diceOf(label: string): Dice {
  let counter = 0;
  return (below) => {
    counter += 1;
    const bytes = createHash("sha256").update(`${label}|${counter}`).digest();
    return Number(bytes.readBigUInt64BE() % BigInt(below));
  };
}

export const hexOf = (dice: Dice, digits: number): string =>
  Array.from({ length: digits }, () => dice(16).toString(16)).join("");

export const oneOf = <One>(dice: Dice, all: readonly One[]): One => {
  const one = all[dice(all.length)];
  if (one === undefined) throw new Error("none to pick from");
  return one;
};
