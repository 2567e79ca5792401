import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isSealedProof, type SealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { verifySealed } from "@/lib/domain/yeekee/verify-sealed";
import { diceOf } from "../support/draws/dice";
import { mutated } from "../support/draws/mutations";
import { hashing } from "../support/draws/proofs";
import { frozenProof, type Making, openProof, quicknet, sealedProofOf } from "../support/draws/sealed-proofs";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "verify-draw-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the script on a file of this text, as a reader does. */
async function run(text: string | Buffer, ...words: string[]): Promise<{ code: number; out: string }> {
  const path = join(folder, `${createHash("sha256").update(text).digest("hex").slice(0, 16)}.json`);
  writeFileSync(path, text);
  return new Promise((done) => {
    const args = ["scripts/verify-draw.mjs", ...words, path];
    execFile(process.execPath, args, (error, out) => done({ code: error ? Number(error.code) : 0, out }));
  });
}

const written = (proof: unknown) => {
  const sha256 = createHash("sha256").update(JSON.stringify(proof)).digest("hex");
  return `${JSON.stringify({ format: "yeekee-proof-3", sha256, proof }, null, 1)}\n`;
};

test("stands alone: Node's own parts, none of the site's", () => {
  const source = readFileSync("scripts/verify-draw.mjs", "utf8");
  const imported = [...source.matchAll(/from "(.+?)"|import\((.+?)\)|require\((.+?)\)/g)].map(
    ([, from]) => from,
  );
  expect(imported).toEqual(["node:crypto", "node:fs"]);
});

describe("a real draw", () => {
  test.each<[string, Making, number]>([
    ["of 16,000 steps", { rules: "rules-3-long", steps: 16_000 }, 12],
    ["of 8,000 steps", { rules: "rules-3-short", steps: 8_000 }, 12],
    ["with a beacon", { rules: "rules-3-long", steps: 16_000, ...quicknet }, 13],
  ])("%s holds, each step in its words", async (_, making, steps) => {
    const proof = await sealedProofOf(making);
    const { code, out } = await run(written(proof));
    expect(code).toBe(0);
    expect(out.match(/^holds /gm)).toHaveLength(steps);
    expect(out).toContain(`Every step holds. Result: ${proof.result?.top3} and ${proof.result?.bottom2}.`);
    expect((await run(JSON.stringify(proof))).code).toBe(0);
  });

  test("changed by one digit after it was written, or forged with all that is cheap, does not hold", async () => {
    const proof = await sealedProofOf({ rules: "rules-3-short", steps: 8_000 });
    const changed = await run(written(proof).replace(/\|00100\|/, "|00200|"));
    expect([changed.code, changed.out.match(/DOES NOT HOLD/g)?.length]).toEqual([1, 1]);
    const cheap = await sealedProofOf({ numberOf: (at) => at });
    const { code, out } = await run(
      written({ ...proof, rows: cheap.rows, listHash: cheap.listHash, head: cheap.head }),
    );
    expect(code).toBe(1);
    expect(out).toContain("DOES NOT HOLD  the work");
  });
});

test("a test clock's draw holds and is no real one", async () => {
  const text = written(await sealedProofOf());
  const [real, welcome] = [await run(text), await run(text, "--test-rules")];
  expect([real.code, welcome.code]).toEqual([1, 0]);
  for (const { out } of [real, welcome]) expect(out).toContain("THIS IS NO REAL DRAW");
});

describe("a file that is not as the site writes it does not hold, by its first step", () => {
  // A list with one word hashes like the word: a test clock's rules would pass for real ones.
  const listed = (proof: SealedProof) => ({ ...proof, seal: { ...proof.seal, rules: [proof.seal.rules] } });
  test.each<[string, (proof: SealedProof) => string]>([
    ["its rules are a list", (proof) => written(listed(proof))],
    ["its rules are a list, the proof alone", (proof) => JSON.stringify(listed(proof))],
    ["its lateness is a word", (proof) => written({ ...proof, lateMs: "none" })],
    ["a part is left out", ({ voidReason: _, ...proof }) => written(proof)],
    ["there is a part more", (proof) => written({ ...proof, note: "" })],
    ["its parts are in another order", ({ version, ...proof }) => written({ ...proof, version })],
    ["it names no format", (proof) => JSON.stringify({ proof })],
  ])("%s", async (_, write) => {
    const { code, out } = await run(write(await sealedProofOf()), "--test-rules");
    const [first] = out.split("\n");
    expect([code, first]).toEqual([
      1,
      "DOES NOT HOLD  the file has the parts of a proof, and was not changed after it was written",
    ]);
  });

  test("bytes that are no text are not read as if they were", async () => {
    const proof = await sealedProofOf();
    const rows = proof.rows.map((one) => ({ ...one, row: one.row.replace("***", "\ufffd") }));
    // The digest of the text after a careless conversion.
    const bytes = Buffer.from(written({ ...proof, rows }).replaceAll("\ufffd", "\u00ff"), "latin1");
    const { code, out } = await run(bytes, "--test-rules");
    expect([code, out.startsWith("The file can't be read")]).toEqual([1, true]);
  });
});

test.each([
  ["late", { lateMs: 5_000 }, "LATE: the freeze was out 5 s after"],
  ["without witnesses", { witnesses: [] }, "NOT WITNESSED"],
])("a draw that is %s says so", async (_, making, words) => {
  expect((await run(written(await sealedProofOf(making)), "--test-rules")).out).toContain(words);
});

test.each<[string, string]>([
  ["nothing", ""],
  ["no JSON", "a proof"],
  ["null", "null"],
  ["a list", "[]"],
  ["an older proof", JSON.stringify({ format: "yeekee-proof-1", proof: { betId: "R1" } })],
])("a file that holds %s is refused in words", async (_, text) => {
  const { code, out } = await run(text);
  expect(code).toBe(1);
  expect(out).toContain("This file is not the proof of a real draw that holds.");
});

describe("agrees with the site's own check of a file", () => {
  const stages: [string, (proof: SealedProof) => unknown][] = [
    ["drawn", (proof) => proof],
    ["with too few shots", (proof) => ({ ...proof, rows: proof.rows.slice(0, 19) })],
    ["open", openProof],
    ["frozen", frozenProof],
    ["given back", (proof) => ({ ...openProof(proof), voidReason: "shooting-missed" })],
    ["given back although it was drawn", (proof) => ({ ...proof, voidReason: "operator" })],
    ["given back although it was frozen", (proof) => ({ ...frozenProof(proof), voidReason: "operator" })],
    [
      "given back without its beacon",
      (proof) => ({ ...frozenProof(proof), beacon: "", voidReason: "beacon-missing" }),
    ],
    [
      "given back without a beacon that is there",
      (proof) => ({ ...frozenProof(proof), voidReason: "beacon-missing" }),
    ],
  ];

  test.each(stages)("%s", async (_, stage) => {
    await agree(stage(await sealedProofOf()));
    await agree(stage(await sealedProofOf(quicknet)));
  });

  const frozenParts = ["listHash", "witnesses", "headBefore", "head", "seed", "frozenAt"] as const;
  test.each(frozenParts)("given back before the freeze, with its %s, or after it without", async (part) => {
    const whole = await sealedProofOf(quicknet);
    await agree({ ...openProof(whole), voidReason: "operator", [part]: whole[part] });
    await agree({ ...frozenProof(whole), beacon: "", voidReason: "beacon-missing", [part]: null });
  });

  test("given back after a freeze of which the log's head alone is there", async () => {
    const whole = await sealedProofOf(quicknet);
    const { betId, headBefore } = whole;
    const head = createHash("sha256")
      .update(`log-3|${headBefore}|freeze|${betId}|null|undefined`)
      .digest("hex");
    await agree({ ...openProof(whole), voidReason: "beacon-missing", headBefore, head });
  });

  test("on files that were tampered with", async () => {
    const whole = await sealedProofOf(quicknet);
    const dice = diceOf(`verify-draw ${process.env.SEED || "20261126"}`);
    for (let count = 0; count < 25; count++) await agree(mutated(whole, dice));
  });

  async function agree(proof: unknown) {
    const holds = isSealedProof(proof) && (await verifySealed(proof, hashing)).verdict === "consistent";
    const { code, out } = await run(JSON.stringify(proof), "--test-rules");
    expect([JSON.stringify(proof), code], out).toEqual([JSON.stringify(proof), holds ? 0 : 1]);
  }
});
