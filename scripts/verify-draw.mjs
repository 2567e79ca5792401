#!/usr/bin/env node
/**
 * Checks a proof file of a draw, version 3, from its bytes to its result: `node scripts/verify-draw.mjs
 * file.json`.
 * It is independent: Node's own hashes and integers, none of the site's code, no network. Exit code 0: a real
 * draw whose every step is right. Exit code 1: anything else. A test clock's draw is not a real one;
 * `--test-rules` accepts it. It cannot tell whether this is the draw that the site published and paid by. For
 * that compare the seal with the one that you saw while shots were taken, and the head with the public log of
 * draws.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const HASH = /^[0-9a-f]{64}$/;
/** How many steps the work of a draw has; null: any number up to a million, for tests. */
const STEPS = { "rules-3-long": 16_000, "rules-3-short": 8_000, "rules-3-test": null };
/** drand's quicknet: a public beacon with a round each 3 seconds since 23 August 2023. */
const QUICKNET = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971";
/** The prime of RFC 3526, group 14. */
const P = BigInt(
  `0x${"f".repeat(16)}c90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74020bbea63b139b22514a08798e3404dd
ef9519b3cd3a431b302b0a6df25f14374fe1356d6d51c245e485b576625e7ec6f44c42e9a637ed6b0bff5cb6f406b7ed
ee386bfb5a899fa5ae9f24117c4b1fe649286651ece45b3dc2007cb8a163bf0598da48361c55d39a69163fa8fd24cf5f
83655d23dca3ad961c62f356208552bb9ed529077096966d670c354e4abc9804f1746c08ca18217c32905e462e36ce3b
e39e772c180e86039b2783a2ec07a28fb5c55df06f4c52c9de2bcbf6955817183995497cea956ae515d2261898fa0510
15728e5a8aacaa68${"f".repeat(16)}`.replace(/\s/g, ""),
);

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
const isText = (value) => typeof value === "string";
const isHash = (value) => isText(value) && HASH.test(value);
const fiveDigits = (number) => String(number).padStart(5, "0");

/** The names of all fields, in the file's order. */
const FIELDS = `version betId seal rules steps endsAt commitment chainHash beaconRound hash rows row rowHash
listHash witnesses count root headBefore head seed beacon w systemShot result top3 bottom2
frozenAt lateMs voidReason`.split(/\s/);

/**
 * Each step: what it states, and whether it is right; null: there is nothing to check. The first wrong one ends
 * the check.
 */
const promise = [
  ["the file has the parts of a proof, and was not changed after it was written", wholeFile],
  ["the rules are known ones, with their number of steps", knownRules],
  ["the seal, published when the round opened, is the hash of what it promises", seal],
];
const freeze = [
  ["the secret seed is the one that was promised: its hash stands in the seal", commitment],
  ["every shot is of this round, in order, before the end, and has its own hash", rows],
  ["the frozen list is made of exactly these shots", list],
  ["the random bytes of the pages that were open have a root", witnesses],
  ["the public log's head follows from the head before and this freeze", log],
  ["the list was frozen after the end of shooting", frozen],
  ["the public beacon's round is the one to promise, and its randomness is there", beacon],
];
const draw = [
  ["the work: all its steps back from w lead to the seed, the list and the random bytes", work],
  ["the system shot comes out of w", systemShot],
  ["the result is the sum of all shots without the shot of rank 16", result],
];
const givenBack = [["nothing was drawn, and the reason fits what was published", voided]];

function wholeFile({ proof, file, text }) {
  if (!hasParts(proof) || !/^[A-Za-z0-9_-]{1,64}$/.test(proof.betId)) return false;
  if (file.proof === undefined) return true;
  const ordered = JSON.stringify(proof, FIELDS);
  const written = { format: "yeekee-proof-3", sha256: sha256(ordered), proof: JSON.parse(ordered) };
  return text === `${JSON.stringify(written, null, 1)}\n`;
}

/** Whether each part is there and of its type: a list of one word, for example, hashes like the word itself. */
function hasParts({ version, betId, seal, rows, witnesses, result, beacon, lateMs, ...more }) {
  const { rules, steps, endsAt, commitment, chainHash, beaconRound, hash } = seal;
  const { listHash, headBefore, head, seed, w, systemShot, frozenAt, voidReason } = more;
  return (
    version === 3 &&
    [betId, beacon, rules, commitment, chainHash, beaconRound, hash].every(isText) &&
    [steps, endsAt].every(Number.isSafeInteger) &&
    Array.isArray(rows) &&
    rows.every(({ row, rowHash }) => isText(row) && isText(rowHash)) &&
    (witnesses === null || (Number.isSafeInteger(witnesses.count) && isText(witnesses.root))) &&
    (result === null || (isText(result.top3) && isText(result.bottom2))) &&
    [listHash, headBefore, head, seed, w, systemShot, frozenAt, voidReason].every(
      (part) => part === null || isText(part),
    ) &&
    (lateMs === null || Number.isFinite(lateMs))
  );
}

function knownRules({ proof: { seal } }) {
  if (!Object.hasOwn(STEPS, seal.rules)) return false;
  return seal.steps === (STEPS[seal.rules] ?? Math.min(Math.max(seal.steps, 1), 1_000_000));
}

function seal({ proof: { betId, seal } }) {
  const { rules, steps, endsAt, commitment, chainHash, beaconRound } = seal;
  if (endsAt < 1 || !isHash(commitment)) return false;
  const isPlain = chainHash === "" && beaconRound === "";
  if (!isPlain && !(isHash(chainHash) && /^[1-9]\d{0,15}$/.test(beaconRound))) return false;
  const text = `seal-3|${betId}|${rules}|${steps}|${endsAt}|${commitment}|${chainHash}|${beaconRound}`;
  return seal.hash === sha256(text);
}

function commitment({ proof: { seed, seal, voidReason } }) {
  if (seed === null && voidReason !== null) return null;
  return isHash(seed) && sha256(Buffer.from(seed, "hex")) === seal.commitment;
}

function rows({ proof: { betId, rows, seal, listHash } }) {
  if (listHash === null && rows.length === 0) return null;
  return rows.every(({ row, rowHash }, at) => {
    const [, id, seq, , ms] = /^([^|]+)\|(\d{1,9})\|(\d{5})\|(\d{1,15})\|[^|\n]{1,40}$/.exec(row) ?? [];
    if (id !== betId || seq !== String(at + 1) || ms !== String(Number(ms))) return false;
    return Number(ms) < seal.endsAt && rowHash === sha256(row);
  });
}

function list({ proof: { rows, listHash, voidReason } }) {
  if (listHash === null && voidReason !== null) return null;
  return listHash === sha256(rows.map(({ row, rowHash }) => `${row}|${rowHash}`).join("\n"));
}

function witnesses({ proof: { witnesses, voidReason } }) {
  if (witnesses === null && voidReason !== null) return null;
  const { count, root } = witnesses ?? {};
  if (count < 0 || !isHash(root)) return false;
  return (count === 0) === (root === sha256(""));
}

function log({ proof: { betId, headBefore, head, listHash, witnesses, voidReason } }) {
  if (headBefore === null && head === null && voidReason !== null) return null;
  if (!isHash(headBefore)) return false;
  return head === sha256(`log-3|${headBefore}|freeze|${betId}|${listHash}|${witnesses?.root}`);
}

function frozen({ proof: { frozenAt, seal, voidReason } }) {
  if (frozenAt === null && voidReason !== null) return null;
  return /T.*(?:Z|[+-]\d\d:\d\d)$/.test(frozenAt) && Date.parse(frozenAt) >= seal.endsAt;
}

function beacon({ proof: { seal, beacon, voidReason } }) {
  if (seal.chainHash === "") return beacon === "" ? null : false;
  if (seal.chainHash === QUICKNET && seal.rules !== "rules-3-test") {
    const sinceGenesis = seal.endsAt + 30_000 - 1_692_803_367_000;
    if (seal.beaconRound !== String(Math.ceil(sinceGenesis / 3_000) + 1)) return false;
  }
  return isHash(beacon) || (beacon === "" && voidReason !== null);
}

/** One step back: square, drop the sign, flip the last bit. */
function back(r) {
  let v = (r * r) % P;
  if (r % 2n === 1n) v = P - v;
  return (v ^ 1n) < P ? v ^ 1n : v;
}

function work({ proof }) {
  const { betId, seal, listHash, witnesses, seed, beacon } = proof;
  if (!/^[0-9a-f]{512}$/.test(proof.w)) return false;
  const w = BigInt(`0x${proof.w}`);
  if (w >= P) return false;
  const text = `draw-3|${betId}|${seal.hash}|${listHash}|${witnesses?.root}|${seed}|${beacon}`;
  const parts = [0, 1, 2, 3].map((at) => createHash("sha512").update(`${at}|${text}`).digest("hex"));
  let v = w;
  for (let done = 0; done < seal.steps; done++) v = back(v);
  return v === BigInt(`0x${parts.join("")}`) % P;
}

/** The first eight bytes of w's hash, to five digits. */
const shotOf = ({ w }) => Number(BigInt(`0x${sha256(Buffer.from(w, "hex")).slice(0, 16)}`) % 100_000n);

function systemShot({ proof }) {
  return proof.systemShot === fiveDigits(shotOf(proof));
}

function result({ proof }) {
  const numbers = proof.rows.map(({ row }) => Number(row.split("|")[2]));
  if (numbers.length < 20) return false;
  const sum = numbers.reduce((total, number) => total + number, shotOf(proof));
  const value = fiveDigits(sum - numbers[numbers.length - 16]);
  return proof.result?.top3 === value.slice(-3) && proof.result?.bottom2 === value.slice(-5, -3);
}

/**
 * Voided before the freeze, of which nothing is published; or after a complete freeze, when the promised beacon
 * never came.
 */
function voided({ proof }) {
  const { voidReason, seal, beacon, rows, listHash, witnesses, headBefore, head, seed, frozenAt } = proof;
  if (proof.w !== null || proof.systemShot !== null || proof.result !== null) return false;
  const parts = [listHash, witnesses, headBefore, head, seed, frozenAt];
  if (voidReason === "beacon-missing")
    return parts.every((part) => part !== null) && seal.chainHash !== "" && beacon === "";
  return parts.every((part) => part === null) && !(voidReason === "shots-too-few" && rows.length >= 20);
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Text of the file without control characters that move a terminal's cursor. */
const quoted = (value) =>
  String(value)
    .replace(/[^\x20-\x7e]/g, "?")
    .slice(0, 80);

function read(path) {
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  const file = JSON.parse(text);
  return { text, file, proof: file.proof ?? file.data ?? file };
}

/** @returns {boolean} whether every step is right */
function doHold(steps, given) {
  for (const [what, holds] of steps) {
    let isRight = false;
    try {
      isRight = holds(given);
    } catch {
      // A part is missing or of another type.
    }
    if (isRight !== null) say(`${isRight ? "holds          " : "DOES NOT HOLD  "}${what}`);
    if (isRight === false) return false;
  }
  return true;
}

/** @returns {boolean} whether the file is a real draw, or a refunded round, whose every step is right */
function verify(path, areTestRulesWelcome) {
  const given = read(path);
  const { proof } = given;
  if (!doHold(promise, given)) return false;
  say(`               round ${proof.betId}, rules ${proof.seal.rules}, ${proof.seal.steps} steps`);
  say(`               shooting ended at ${new Date(proof.seal.endsAt).toISOString()}`);
  say(`               seal ${proof.seal.hash}`);
  const isVoid = proof.voidReason !== null;
  if (!isVoid && proof.w === null) {
    say("\nNot finished: this draw has no result yet.");
    return false;
  }
  if (!doHold([...freeze, ...(isVoid ? givenBack : draw)], given)) return false;
  const { seal, witnesses, head } = proof;
  if (isVoid)
    say(`\nEvery step holds. The round was given back (${quoted(proof.voidReason)}): nothing was drawn.`);
  else {
    const late = Math.max(proof.lateMs ?? 0, Date.parse(proof.frozenAt) - seal.endsAt);
    say(`               the log's head after the freeze: ${head}`);
    if (late > 2_000)
      say(`               LATE: the freeze was out ${late / 1_000} s after the end of shooting`);
    if (witnesses.count === 0) say("               NOT WITNESSED: no open page put random bytes in");
    if (seal.chainHash)
      say(`               look up round ${seal.beaconRound} of drand's chain ${seal.chainHash}`);
    say(`\nEvery step holds. Result: ${proof.result.top3} and ${proof.result.bottom2}.`);
  }
  say("Whether the site published and paid by this very draw, this file alone can't tell.");
  if (seal.rules !== "rules-3-test") return true;
  say("THIS IS NO REAL DRAW: it was made by the rules of a test clock.");
  return areTestRulesWelcome;
}

const words = process.argv.slice(2);
const [path, ...more] = words.filter((word) => word !== "--test-rules");
if (!path || more.length > 0) {
  say("Usage: npm run verify-draw -- file.json   (a proof file of a draw, version 3)");
  process.exitCode = 1;
} else {
  try {
    process.exitCode = verify(path, words.includes("--test-rules")) ? 0 : 1;
  } catch (error) {
    say(`The file can't be read: ${quoted(error instanceof Error ? error.message : error)}`);
    process.exitCode = 1;
  }
  if (process.exitCode !== 0) say("This file is not the proof of a real draw that holds.");
}
