import { describe, expect, test } from "vitest";
import { createChance } from "../../../tests/support/day/chance";
import { type AnomalyKind, anomaliesOf } from "../../../tests/support/models/history/anomalies";
import { flawedHistory, type Handling } from "../../../tests/support/models/history/flawed-store";

/** Histories that are looked at, at most, until the anomaly shows. */
const MOST_TRIES = 200;

const kindsIn = (handling: Handling, seed: number): Set<AnomalyKind> =>
  new Set(
    anomaliesOf(flawedHistory({ handling, clients: 6, transactions: 60, chance: createChance(seed) })).map(
      ({ kind }) => kind,
    ),
  );

describe("the checker of histories", () => {
  test("finds nothing in 200 histories of a store that takes one transaction after another", () => {
    for (let seed = 1; seed <= MOST_TRIES; seed++) expect([...kindsIn("serial", seed)]).toEqual([]);
  });

  test.each<[string, Handling, AnomalyKind]>([
    ["a lost update", "overwriting", "fault"],
    ["reads that flow in a circle (G1c)", "dirty", "G1c"],
    ["a read that was overtaken (G-single)", "committed", "G-single"],
    ["write skew", "snapshot", "G2"],
    ["a stale read", "lagging", "stale"],
  ])("finds %s in a store that is %s", (_, handling, kind) => {
    let tries = 1;
    while (tries <= MOST_TRIES && !kindsIn(handling, tries).has(kind)) tries++;
    process.stdout.write(`${kind} in a ${handling} store: found in history ${tries}\n`);
    expect(tries).toBeLessThanOrEqual(MOST_TRIES);
  });
});
