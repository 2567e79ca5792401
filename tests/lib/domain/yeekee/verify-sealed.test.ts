import { describe, expect, test } from "vitest";
import type { SealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { hexOfW, P, wOfHex } from "@/lib/domain/yeekee/steps";
import { type DrawKnowledge, type SealedStepName, verifySealed } from "@/lib/domain/yeekee/verify-sealed";
import { hashing } from "./proofs";
import {
  endsAt,
  everythingOf,
  frozenProof,
  heardOf,
  type Making,
  openProof,
  sealedBetId,
  sealedProofOf,
  shotsFor,
} from "./sealed-proofs";
import { beacon, witnesses } from "./vectors";

const quicknet = { chainHash: beacon.chainHash, beaconRound: "24807522", beacon: beacon.randomness };
const wrongs = (steps: readonly { name: SealedStepName; state: string }[]) =>
  steps.filter(({ state }) => state === "wrong").map(({ name }) => name);

describe("an honest draw", () => {
  test("is the site's own where the site's record, this device and every step agree", async () => {
    const proof = await sealedProofOf();
    const verdict = await verifySealed(proof, hashing, await everythingOf(proof));
    expect(verdict).toMatchObject({ verdict: "own", brokenAt: null, late: null, isTest: true });
    expect(verdict.steps.map(({ name, state }) => `${name} ${state}`)).toEqual(
      [
        ...["round", "rules", "seal", "heard", "commitment", "rows", "list", "receipts", "witnesses"],
        ...["log", "freeze", "work", "system", "result", "published", "record"],
      ].map((name) => `${name} right`),
    );
    const system = Number(proof.systemShot);
    expect([verdict.systemShot, verdict.sum, verdict.deducted?.seq, verdict.value]).toEqual([
      system,
      23_100 + system,
      6,
      String(22_500 + system).padStart(5, "0"),
    ]);
    expect([verdict.result, verdict.shots]).toEqual([proof.result, shotsFor()]);
  });

  test.each<[string, (known: DrawKnowledge) => DrawKnowledge, string]>([
    ["a file alone", () => ({}), "consistent"],
    ["a file on a round's page without the site's record", ({ site: _, ...rest }) => rest, "consistent"],
    ["the record, but of no asked round", ({ pageBetId: _, ...rest }) => rest, "consistent"],
    ["the record, but not what was paid", ({ published: _, ...rest }) => rest, "open"],
    ["the record, and a device that saw nothing", (known) => ({ ...known, heard: null }), "own"],
    ["the record, and a device that shot nothing", (known) => ({ ...known, receipts: [] }), "own"],
    [
      "the site's older record",
      (known) => ({ ...known, site: frozenProof(known.site as SealedProof) }),
      "consistent",
    ],
  ])("%s", async (_, change, verdict) => {
    const proof = await sealedProofOf();
    expect(await verifySealed(proof, hashing, change(await everythingOf(proof)))).toMatchObject({
      verdict,
      brokenAt: null,
    });
  });

  test.each<[string, Making, boolean]>([
    ["rules-3-short", { rules: "rules-3-short", steps: 8_000 }, false],
    ["rules-3-long", { rules: "rules-3-long", steps: 16_000 }, false],
    ["rules-3-long with a beacon", { rules: "rules-3-long", steps: 16_000, ...quicknet }, false],
    ["a test clock's rules", {}, true],
  ])("by %s", async (_, making, isTest) => {
    const proof = await sealedProofOf(making);
    const known = await everythingOf(proof);
    const heard: number[] = [];
    const verdict = await verifySealed(proof, hashing, known, (done) => heard.push(done));
    expect(verdict).toMatchObject({ verdict: "own", isTest, witness: isTest ? "unheard" : "strong" });
    expect(heard.at(-1)).toBe(proof.seal.steps);
    expect(verdict.claim).toEqual(
      isTest
        ? { kind: "not-heard" }
        : { kind: "heard", seconds: 1.5, ratio: making.steps === 8_000 ? 9.6 : 19.2 },
    );
  });
});

describe("what is still to come keeps the verdict open", () => {
  test.each<[string, (proof: SealedProof) => SealedProof, SealedStepName]>([
    ["shots are taken", openProof, "commitment"],
    ["the work runs", frozenProof, "work"],
  ])("while %s", async (_, stage, first) => {
    const proof = stage(await sealedProofOf());
    const verdict = await verifySealed(proof, hashing, { site: proof, pageBetId: proof.betId });
    expect([verdict.verdict, verdict.brokenAt, verdict.claim]).toEqual(["open", null, null]);
    expect(verdict.steps.find(({ state }) => state === "open")?.name).toBe(first);
    expect([verdict.systemShot, verdict.result, verdict.deducted, verdict.value]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test("a promised beacon that has not come", async () => {
    const proof = { ...frozenProof(await sealedProofOf(quicknet)), beacon: "" };
    const { verdict, steps } = await verifySealed(proof, hashing);
    expect(verdict).toBe("open");
    expect(steps.find(({ name }) => name === "beacon")).toEqual({ name: "beacon", state: "open" });
  });

  test("a freeze that this device heard and an older file does not have yet", async () => {
    const whole = await sealedProofOf();
    const { verdict, steps } = await verifySealed(openProof(whole), hashing, { heard: await heardOf(whole) });
    expect([verdict, steps.find(({ name }) => name === "heard")?.state]).toEqual(["open", "open"]);
  });
});

const w = (proof: SealedProof) => wOfHex(proof.w ?? "") ?? 0n;
const row = (proof: SealedProof, at: number) => proof.rows[at] ?? { row: "", rowHash: "" };

describe("a change shows at its step", () => {
  const changes: [string, (proof: SealedProof) => Partial<SealedProof>, SealedStepName[]][] = [
    ["w + 1", (p) => ({ w: hexOfW(w(p) + 1n) }), ["work", "system", "result"]],
    ["p − w", (p) => ({ w: hexOfW(P - w(p)) }), ["work", "system", "result"]],
    ["w + p, above p", (p) => ({ w: (w(p) + P).toString(16).slice(-512) }), ["work", "system", "result"]],
    ["p itself", () => ({ w: P.toString(16) }), ["work", "system", "result"]],
    ["w in upper case", (p) => ({ w: (p.w ?? "").toUpperCase() }), ["work", "system", "result"]],
    ["w without its first digit", (p) => ({ w: (p.w ?? "").slice(1) }), ["work", "system", "result"]],
    ["N − 1", (p) => ({ seal: { ...p.seal, steps: p.seal.steps - 1 } }), ["seal"]],
    ["N + 1", (p) => ({ seal: { ...p.seal, steps: p.seal.steps + 1 } }), ["seal"]],
    ["no steps", (p) => ({ seal: { ...p.seal, steps: 0 } }), ["rules", "seal"]],
    ["other rules", (p) => ({ seal: { ...p.seal, rules: "rules-3-long" } }), ["rules", "seal"]],
    ["another seal's hash", (p) => ({ seal: { ...p.seal, hash: "0".repeat(64) } }), ["seal"]],
    [
      "the seal's hash in upper case",
      (p) => ({ seal: { ...p.seal, hash: p.seal.hash.toUpperCase() } }),
      ["seal"],
    ],
    ["an end that is later", (p) => ({ seal: { ...p.seal, endsAt: endsAt + 1 } }), ["seal"]],
    [
      "a chain that was not promised",
      (p) => ({ seal: { ...p.seal, chainHash: "0".repeat(64) } }),
      ["seal", "beacon", "work"],
    ],
    ["a beacon that was not promised", () => ({ beacon: beacon.randomness }), ["beacon", "work"]],
    ["another seed", () => ({ seed: "1".repeat(64) }), ["commitment", "work"]],
    ["a seed in upper case", (p) => ({ seed: (p.seed ?? "").toUpperCase() }), ["commitment", "work"]],
    ["a seed cut short", (p) => ({ seed: (p.seed ?? "").slice(2) }), ["commitment", "work"]],
    ["no seed", () => ({ seed: null }), ["work"]],
    ["another round's name", () => ({ betId: "yeekee-2026-11-23-35" }), ["seal", "rows", "log"]],
    ["a name that is none", () => ({ betId: "a|b" }), ["round", "seal", "rows", "log"]],
    ["a shot less", (p) => ({ rows: p.rows.slice(0, -1) }), ["list", "result"]],
    ["the oldest shot left out", (p) => ({ rows: p.rows.slice(1) }), ["rows", "list", "result"]],
    ["two shots exchanged", (p) => ({ rows: [row(p, 1), row(p, 0), ...p.rows.slice(2)] }), ["rows", "list"]],
    [
      "a row's hash",
      (p) => ({ rows: [{ ...row(p, 0), rowHash: "0".repeat(64) }, ...p.rows.slice(1)] }),
      ["rows"],
    ],
    [
      "a row that is none",
      (p) => ({ rows: [{ ...row(p, 0), row: "a shot" }, ...p.rows.slice(1)] }),
      ["rows", "list", "result"],
    ],
    ["another list's hash", () => ({ listHash: "0".repeat(64) }), ["list", "log", "work"]],
    ["no list's hash", () => ({ listHash: null }), ["log", "work"]],
    ["another root", () => ({ witnesses: { count: 3, root: "0".repeat(64) } }), ["log", "work"]],
    [
      "a root in upper case",
      (p) => ({ witnesses: { count: 3, root: p.witnesses?.root.toUpperCase() ?? "" } }),
      ["witnesses", "log", "work"],
    ],
    [
      "no witness with a root of some",
      (p) => ({ witnesses: { count: 0, root: p.witnesses?.root ?? "" } }),
      ["witnesses"],
    ],
    ["half a witness", (p) => ({ witnesses: { count: 0.5, root: p.witnesses?.root ?? "" } }), ["witnesses"]],
    [
      "less than no witness",
      (p) => ({ witnesses: { count: -1, root: p.witnesses?.root ?? "" } }),
      ["witnesses"],
    ],
    ["no witnesses published", () => ({ witnesses: null }), ["log", "work"]],
    ["another head", () => ({ head: "0".repeat(64) }), ["log"]],
    ["another head before", () => ({ headBefore: "1".repeat(64) }), ["log"]],
    ["a head before in upper case", () => ({ headBefore: "A".repeat(64) }), ["log"]],
    ["no head", () => ({ head: null }), ["log"]],
    ["no head before", () => ({ headBefore: null }), ["log"]],
    ["frozen while shots were taken", () => ({ frozenAt: new Date(endsAt - 1).toISOString() }), ["freeze"]],
    ["frozen at a time without offset", () => ({ frozenAt: "2026-01-02T00:00:00" }), ["freeze"]],
    ["frozen at no time", () => ({ frozenAt: "late" }), ["freeze"]],
    [
      "another system shot",
      (p) => ({ systemShot: p.systemShot === "00000" ? "00001" : "00000" }),
      ["system"],
    ],
    ["a system shot without its zeros", () => ({ systemShot: "7" }), ["system"]],
    ["no system shot", () => ({ systemShot: null }), ["system"]],
    ["no result", () => ({ result: null }), ["result"]],
    [
      "another three top",
      (p) => ({
        result: { top3: p.result?.top3 === "000" ? "001" : "000", bottom2: p.result?.bottom2 ?? "" },
      }),
      ["result"],
    ],
    [
      "another two bottom",
      (p) => ({ result: { top3: p.result?.top3 ?? "", bottom2: p.result?.bottom2 === "00" ? "01" : "00" } }),
      ["result"],
    ],
    ["a result without a w", () => ({ w: null, systemShot: null }), ["work", "result"]],
    ["a system shot without a w", () => ({ w: null, result: null }), ["work", "system"]],
    ["given back although drawn", () => ({ voidReason: "beacon-missing" }), ["void"]],
  ];

  test.each(changes)("%s", async (_, change, names) => {
    const whole = await sealedProofOf();
    const proof = { ...whole, ...change(whole) };
    const verdict = await verifySealed(proof, hashing);
    expect(wrongs(verdict.steps)).toEqual(names);
    expect([verdict.verdict, verdict.brokenAt, verdict.claim]).toEqual(["broken", names[0], null]);
    // Whatever else it does, it is not what the site published.
    const known = { ...(await everythingOf(whole)), heard: null };
    expect(["broken", "open"]).toContain((await verifySealed(proof, hashing, known)).verdict);
  });

  test("the first row that does not hold is numbered", async () => {
    const whole = await sealedProofOf();
    const rows = whole.rows.map((one, at) => (at === 4 ? { ...one, rowHash: "0".repeat(64) } : one));
    const { steps } = await verifySealed({ ...whole, rows }, hashing);
    expect(steps.find(({ name }) => name === "rows")).toMatchObject({ badRow: 5 });
  });

  test.each([
    ["in the last millisecond", endsAt + 9_999, null, undefined],
    ["at the very end", endsAt + 10_000, "rows", 21],
    ["after it", endsAt + 20_000, "rows", 20],
  ])("a shot %s, all else recomputed", async (_, shotsEndAt, brokenAt, badRow) => {
    const verdict = await verifySealed(await sealedProofOf({ shotsEndAt }), hashing);
    expect(verdict.brokenAt).toBe(brokenAt);
    expect(verdict.steps.find(({ name }) => name === "rows")?.badRow).toBe(badRow);
  });

  test("too few shots are never drawn", async () => {
    const { steps } = await verifySealed(await sealedProofOf({ count: 19 }), hashing);
    expect(wrongs(steps)).toEqual(["result"]);
    expect((await verifySealed(await sealedProofOf({ count: 20 }), hashing)).verdict).toBe("consistent");
  });
});

describe("a forged draw that agrees with itself", () => {
  const forgeries: [string, Making, SealedStepName][] = [
    ["another seed", { seed: "1".repeat(64) }, "heard"],
    ["another shot", { numberOf: (at) => at + 1 }, "heard"],
    ["another end", { endsAt: endsAt + 60_000 }, "heard"],
    ["more steps", { steps: 9 }, "heard"],
    ["no witness", { witnesses: [] }, "heard"],
    ["another witness", { witnesses: [witnesses.aa] }, "heard"],
    ["another log", { headBefore: "1".repeat(64) }, "heard"],
    ["another round's file under this round", { betId: "yeekee-2026-11-23-35" }, "round"],
  ];

  test.each(forgeries)("%s", async (_, making, brokenAt) => {
    const [honest, forged] = [await sealedProofOf(), await sealedProofOf(making)];
    const known = await everythingOf(honest);
    const verdictBy = async (part: DrawKnowledge) => {
      const { verdict, brokenAt } = await verifySealed(forged, hashing, part);
      return [verdict, brokenAt];
    };
    expect(await verdictBy({})).toEqual(["consistent", null]);
    expect(await verdictBy({ heard: known.heard })).toEqual(["broken", "heard"]);
    expect(await verdictBy({ site: known.site })).toEqual(["broken", "record"]);
    expect(await verdictBy(known)).toEqual(["broken", brokenAt]);
  });

  test("a freeze that was changed after it was heard, the seal being the same", async () => {
    const honest = await sealedProofOf();
    const forged = await sealedProofOf({ numberOf: (at) => at });
    const heard = { ...(await heardOf(honest)), seal: null, commitment: null };
    expect((await verifySealed(forged, hashing, { heard })).brokenAt).toBe("heard");
  });

  test.each(["seal", "listHash", "witnessRoot", "seed", "headBefore", "head"] as const)(
    "the freeze that was heard had another %s",
    async (field) => {
      const proof = await sealedProofOf();
      const heard = await heardOf(proof);
      if (!heard.freeze) throw new Error("no freeze");
      const message = { ...heard.freeze.message, [field]: "2".repeat(64) };
      const changed = { ...heard, freeze: { ...heard.freeze, message } };
      expect((await verifySealed(proof, hashing, { heard: changed })).brokenAt).toBe("heard");
    },
  );

  test.each(["rules", "steps", "endsAt", "commitment", "chainHash", "beaconRound", "hash"] as const)(
    "the seal that was seen had another %s",
    async (field) => {
      const proof = await sealedProofOf();
      const heard = await heardOf(proof);
      if (!heard.seal) throw new Error("no seal");
      const seal = { ...heard.seal, [field]: field === "steps" || field === "endsAt" ? 1 : "x" };
      for (const freeze of [heard.freeze, null]) {
        const { brokenAt } = await verifySealed(proof, hashing, { heard: { ...heard, seal, freeze } });
        expect(brokenAt).toBe("heard");
      }
      const before = await verifySealed(openProof(proof), hashing, { heard: { ...heard, seal } });
      expect(before.brokenAt).toBe("heard");
    },
  );

  test("the commitment that was seen was another", async () => {
    const proof = await sealedProofOf();
    const heard = { ...(await heardOf(proof)), seal: null, freeze: null, commitment: "2".repeat(64) };
    expect((await verifySealed(proof, hashing, { heard })).brokenAt).toBe("heard");
  });

  test("every single field is held against the site's record", async () => {
    const site = await sealedProofOf();
    const published = site.result ?? undefined;
    const changes: Partial<SealedProof>[] = [
      { lateMs: 41 },
      { frozenAt: new Date(endsAt + 41).toISOString() },
      { witnesses: { count: 2, root: site.witnesses?.root ?? "" } },
    ];
    for (const change of changes) {
      const known = { site, published, pageBetId: site.betId };
      expect(await verifySealed({ ...site, ...change }, hashing, known)).toMatchObject({
        brokenAt: "record",
      });
    }
  });

  test("the order of a record's fields says nothing", async () => {
    const proof = await sealedProofOf();
    const turned = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(turned)
        : typeof value === "object" && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .map(([key, one]) => [key, turned(one)])
                .reverse(),
            )
          : value;
    const known = { ...(await everythingOf(proof)), site: turned(proof) };
    expect((await verifySealed(proof, hashing, known)).verdict).toBe("own");
  });

  test("a record by older rules is another draw", async () => {
    const proof = await sealedProofOf();
    const { version: _, ...older } = proof;
    expect((await verifySealed(proof, hashing, { site: older })).brokenAt).toBe("record");
  });
});

describe("on a round's page", () => {
  test.each<[string, Making, SealedStepName | null]>([
    ["the other game's rules", { rules: "rules-3-long", steps: 16_000 }, "rules"],
    ["its own rules", { rules: "rules-3-short", steps: 8_000 }, null],
    ["a test clock's", {}, null],
  ])("%s", async (_, making, brokenAt) => {
    const proof = await sealedProofOf(making);
    const verdict = await verifySealed(proof, hashing, { expectedRules: "rules-3-short" });
    expect(verdict.brokenAt).toBe(brokenAt);
  });

  test("another result was paid", async () => {
    const proof = await sealedProofOf();
    const published = { top3: proof.result?.top3 === "000" ? "001" : "000", bottom2: "00" };
    expect((await verifySealed(proof, hashing, { published })).brokenAt).toBe("published");
  });

  test("a result was paid before anything was drawn", async () => {
    const proof = frozenProof(await sealedProofOf());
    const published = { top3: "000", bottom2: "00" };
    expect((await verifySealed(proof, hashing, { published })).verdict).toBe("open");
  });
});

describe("receipts of this device", () => {
  const receiptOf = async (made: Making, at: number) => row(await sealedProofOf(made), at);
  test.each<[string, () => Promise<{ row: string; rowHash: string }>, string | null]>([
    ["in the list", () => receiptOf({}, 3), null],
    ["not in the list", () => receiptOf({ numberOf: (at) => at }, 3), "receipts"],
    ["of another round", () => receiptOf({ betId: "yeekee-2026-11-23-35" }, 3), null],
    ["broken on this device", async () => ({ ...(await receiptOf({}, 3)), rowHash: "0".repeat(64) }), null],
    ["unreadable", async () => ({ row: "a shot", rowHash: "0".repeat(64) }), null],
  ])("one that is %s", async (_, make, brokenAt) => {
    const proof = await sealedProofOf();
    const receipts = [row(proof, 2), await make()];
    const verdict = await verifySealed(proof, hashing, { receipts });
    expect(verdict.brokenAt).toBe(brokenAt);
    const step = verdict.steps.find(({ name }) => name === "receipts");
    const whole = brokenAt ? "2" : step?.claimed;
    expect([step?.claimed, step?.found]).toEqual([whole, brokenAt ? "1" : whole]);
  });

  test("stand open until the list is there", async () => {
    const proof = await sealedProofOf();
    const { steps } = await verifySealed(openProof(proof), hashing, { receipts: proof.rows });
    expect(steps.find(({ name }) => name === "receipts")?.state).toBe("open");
  });
});

describe("a late freeze is told inside the verdict", () => {
  test.each([
    [2_000, null],
    [2_001, 2_001],
    [60_000, 60_000],
  ])("%i ms", async (lateMs, late) => {
    const proof = await sealedProofOf({ lateMs });
    expect(await verifySealed(proof, hashing)).toMatchObject({ verdict: "consistent", late });
  });

  test("that the site's own word makes smaller, or larger", async () => {
    const proof = await sealedProofOf({ lateMs: 5_000 });
    expect((await verifySealed({ ...proof, lateMs: 0 }, hashing)).late).toBe(5_000);
    expect((await verifySealed({ ...proof, lateMs: null }, hashing)).late).toBe(5_000);
    expect((await verifySealed({ ...proof, lateMs: 7_000 }, hashing)).late).toBe(7_000);
  });

  test("is none before the freeze", async () => {
    const proof = openProof(await sealedProofOf());
    expect((await verifySealed({ ...proof, lateMs: 5_000 }, hashing)).late).toBeNull();
  });
});

describe("witnesses", () => {
  test("of nobody: the draw holds and is not witnessed", async () => {
    const proof = await sealedProofOf({ witnesses: [] });
    expect(await verifySealed(proof, hashing)).toMatchObject({
      verdict: "consistent",
      witness: "none",
      claim: { kind: "not-witnessed" },
    });
  });

  const long: Making = { rules: "rules-3-long", steps: 16_000 };
  test.each<[string, Parameters<typeof heardOf>[1], string]>([
    ["of this device", {}, "strong"],
    ["of another one", { value: "dd".repeat(16) }, "unheard"],
    ["with a path in another tree", { values: [witnesses.aa, witnesses.bb] }, "unheard"],
    ["with a path among more values", { values: [...Object.values(witnesses), "dd".repeat(16)] }, "unheard"],
    ["of this device, heard too late", { wallMs: 8_000 }, "unheard"],
  ])("%s", async (_, options, witness) => {
    const proof = await sealedProofOf(long);
    const heard = await heardOf(proof, options);
    expect((await verifySealed(proof, hashing, { heard })).witness).toBe(witness);
  });

  test("say nothing for a draw that does not hold", async () => {
    const proof = await sealedProofOf(long);
    const known = { ...(await everythingOf(proof)), published: { top3: "000", bottom2: "99" } };
    expect(await verifySealed(proof, hashing, known)).toMatchObject({ witness: "unheard", claim: null });
  });
});

describe("the promised beacon", () => {
  const long: Making = { rules: "rules-3-long", steps: 16_000, ...quicknet };
  const beaconOf = async (proof: SealedProof) => {
    const { steps } = await verifySealed(proof, hashing);
    return steps.find(({ name }) => name === "beacon");
  };

  test("is there, and is to be looked up at its chain", async () => {
    expect(await beaconOf(await sealedProofOf(long))).toEqual({
      name: "beacon",
      state: "open",
      lookUp: true,
      claimed: beacon.randomness,
    });
  });

  test.each<[string, Partial<SealedProof>]>([
    ["left out of a draw", { beacon: "" }],
    ["in upper case", { beacon: beacon.randomness.toUpperCase() }],
    ["of another length", { beacon: "00" }],
  ])("%s", async (_, change) => {
    expect((await beaconOf({ ...(await sealedProofOf(long)), ...change }))?.state).toBe("wrong");
  });

  test.each(["24807521", "24807523", "1", "024807522", ""])(
    "of round %s is not the first one 30 s after the end",
    async (beaconRound) => {
      const whole = await sealedProofOf(long);
      const proof = { ...whole, seal: { ...whole.seal, beaconRound } };
      expect(await beaconOf(proof)).toMatchObject({ state: "wrong", found: "24807522" });
    },
  );

  test.each([
    ["at a round's very time", 0, "24807522"],
    ["a millisecond later", 1, "24807523"],
    ["three seconds earlier", -3_000, "24807521"],
  ])("for an end %s", async (_, ms, beaconRound) => {
    const whole = await sealedProofOf(long);
    const seal = { ...whole.seal, endsAt, beaconRound };
    const isAt = (endsAt + 30_000 - 1_692_803_367_000) % 3_000;
    const proof = { ...whole, seal: { ...seal, endsAt: endsAt - isAt + ms } };
    expect((await beaconOf(proof))?.state).toBe("open");
  });

  test("of an unknown chain, or on a test clock, is to be looked up whatever its round", async () => {
    const whole = await sealedProofOf(long);
    const unknown = { ...whole.seal, chainHash: "1".repeat(64), beaconRound: "7" };
    expect(await beaconOf({ ...whole, seal: unknown })).toMatchObject({ state: "open", lookUp: true });
    const test = await sealedProofOf({ ...quicknet, beaconRound: "1000" });
    expect(await beaconOf(test)).toMatchObject({ state: "open", lookUp: true });
    expect((await verifySealed(test, hashing)).verdict).toBe("consistent");
  });

  test.each([
    ["a chain without a round", { chainHash: beacon.chainHash, beaconRound: "" }],
    ["a round without a chain", { chainHash: "", beaconRound: "7" }],
    ["a round with a leading zero", { chainHash: beacon.chainHash, beaconRound: "07" }],
    ["a chain in upper case", { chainHash: "A".repeat(64), beaconRound: "7" }],
  ])("a seal over %s", async (_, promised) => {
    const forged = await sealedProofOf({ ...promised, beacon: promised.chainHash && beacon.randomness });
    expect((await verifySealed(forged, hashing)).brokenAt).toBe("seal");
  });
});

describe("a round that was given back", () => {
  const early = (proof: SealedProof, voidReason: string): SealedProof => ({
    ...openProof(proof),
    voidReason,
  });
  const missing = async (): Promise<SealedProof> => ({
    ...frozenProof(await sealedProofOf(quicknet)),
    beacon: "",
    voidReason: "beacon-missing",
  });

  test.each(["shots-too-few", "shooting-missed", "operator"])("before the freeze: %s", async (reason) => {
    const proof = early(await sealedProofOf(), reason);
    const known = { site: proof, pageBetId: proof.betId, receipts: (await sealedProofOf()).rows.slice(0, 3) };
    const verdict = await verifySealed(proof, hashing, known);
    expect([verdict.verdict, verdict.claim, verdict.result]).toEqual(["own", null, null]);
    expect(verdict.steps.map(({ name }) => name)).toEqual(["round", "rules", "seal", "void", "record"]);
    expect((await verifySealed(proof, hashing)).verdict).toBe("consistent");
  });

  test("after it, because the promised beacon never came", async () => {
    const proof = await missing();
    const known = { site: proof, pageBetId: proof.betId, heard: await heardOf(proof) };
    const verdict = await verifySealed(proof, hashing, known);
    expect([verdict.verdict, verdict.claim]).toEqual(["own", null]);
    expect(verdict.steps.find(({ name }) => name === "beacon")).toEqual({
      name: "beacon",
      state: "open",
      lookUp: true,
    });
  });

  const wrongs: [string, () => Promise<SealedProof>, DrawKnowledge | null][] = [
    ["with a w", async () => ({ ...early(await sealedProofOf(), "operator"), w: "0".repeat(512) }), null],
    [
      "with a system shot",
      async () => ({ ...early(await sealedProofOf(), "operator"), systemShot: "00000" }),
      null,
    ],
    [
      "with a result",
      async () => ({ ...early(await sealedProofOf(), "operator"), result: { top3: "000", bottom2: "00" } }),
      null,
    ],
    [
      "after the freeze, by an operator",
      async () => ({ ...(await missing()), voidReason: "operator" }),
      null,
    ],
    [
      "after the freeze, for too few shots",
      async () => ({ ...frozenProof(await sealedProofOf({ count: 19 })), voidReason: "shots-too-few" }),
      null,
    ],
    [
      "for a beacon that was not promised",
      async () => ({ ...frozenProof(await sealedProofOf()), voidReason: "beacon-missing" }),
      null,
    ],
    ["for a beacon that is there", async () => ({ ...(await missing()), beacon: beacon.randomness }), null],
    ["for a beacon before the freeze", async () => early(await missing(), "beacon-missing"), null],
    [
      "for too few shots, with enough of them",
      async () => ({
        ...early(await sealedProofOf(), "shots-too-few"),
        rows: (await sealedProofOf()).rows.slice(0, 20),
      }),
      null,
    ],
  ];
  test.each(wrongs)("does not hold %s", async (_, make) => {
    const { verdict, steps } = await verifySealed(await make(), hashing);
    expect([verdict, steps.find(({ name }) => name === "void")?.state]).toEqual(["broken", "wrong"]);
  });

  test("for too few shots, when this device alone has receipts of enough", async () => {
    const proof = early(await sealedProofOf(), "shots-too-few");
    const { rows } = await sealedProofOf();
    expect((await verifySealed(proof, hashing, { receipts: rows.slice(0, 20) })).brokenAt).toBe("void");
    expect((await verifySealed(proof, hashing, { receipts: rows.slice(0, 19) })).brokenAt).toBeNull();
  });

  test("does not hold when a freeze of it was heard", async () => {
    const whole = await sealedProofOf();
    const known = { heard: await heardOf(whole) };
    expect((await verifySealed(early(whole, "operator"), hashing, known)).brokenAt).toBe("heard");
  });

  test("does not hold when a result of it was paid", async () => {
    const proof = early(await sealedProofOf(), "operator");
    const known = { published: { top3: "000", bottom2: "00" } };
    expect((await verifySealed(proof, hashing, known)).brokenAt).toBe("published");
  });
});

test("the round that was asked for is told by its name alone", async () => {
  const proof = await sealedProofOf();
  const { steps } = await verifySealed(proof, hashing, { pageBetId: sealedBetId });
  expect(steps[0]).toEqual({ name: "round", state: "right", claimed: sealedBetId, found: sealedBetId });
});
