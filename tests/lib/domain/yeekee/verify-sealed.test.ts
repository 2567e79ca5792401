import { describe, expect, test } from "vitest";
import type { SealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { hexOfW, P, wOfHex } from "@/lib/domain/yeekee/steps";
import { type DrawKnowledge, type SealedStepName, verifySealed } from "@/lib/domain/yeekee/verify-sealed";
import { hashing } from "../../../support/draws/proofs";
import {
  endsAt,
  everythingOf,
  frozenProof,
  heardOf,
  type Making,
  openProof,
  quicknet,
  rowOf,
  sealedBetId,
  sealedProofOf,
  shotsFor,
} from "../../../support/draws/sealed-proofs";
import { beacon } from "../../../support/draws/vectors";

const wrongs = (steps: readonly { name: SealedStepName; state: string }[]) =>
  steps.filter(({ state }) => state === "wrong").map(({ name }) => name);

const w = (proof: SealedProof) => wOfHex(proof.w ?? "") ?? 0n;

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
    const found = await verifySealed(proof, hashing, change(await everythingOf(proof)));
    expect(found).toMatchObject({ verdict, brokenAt: null });
    // What this device may say waits for the verdict.
    expect(found.claim).toEqual(verdict === "open" ? null : { kind: "not-heard" });
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

  test("a freeze that this device received and an older file does not have yet", async () => {
    const whole = await sealedProofOf();
    const { verdict, steps } = await verifySealed(openProof(whole), hashing, { heard: await heardOf(whole) });
    expect([verdict, steps.find(({ name }) => name === "heard")?.state]).toEqual(["open", "open"]);
  });
});

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
    [
      "two shots exchanged",
      (p) => ({ rows: [rowOf(p, 1), rowOf(p, 0), ...p.rows.slice(2)] }),
      ["rows", "list"],
    ],
    [
      "a row's hash",
      (p) => ({ rows: [{ ...rowOf(p, 0), rowHash: "0".repeat(64) }, ...p.rows.slice(1)] }),
      ["rows"],
    ],
    [
      "a row that is none",
      (p) => ({ rows: [{ ...rowOf(p, 0), row: "a shot" }, ...p.rows.slice(1)] }),
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
    ["neither head", () => ({ headBefore: null, head: null }), ["log"]],
    ["no time of its freeze", () => ({ frozenAt: null }), ["freeze"]],
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
    // Even so, it is not what the site published.
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

test("the round that was asked for is told by its name alone", async () => {
  const proof = await sealedProofOf();
  const { steps } = await verifySealed(proof, hashing, { pageBetId: sealedBetId });
  expect(steps[0]).toEqual({ name: "round", state: "right", claimed: sealedBetId, found: sealedBetId });
});
