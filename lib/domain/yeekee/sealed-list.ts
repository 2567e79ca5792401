/**
 * Checks of the freeze of a round of version 3: the shots, the witnesses (pages' random bytes) and the log's
 * head.
 */
import { epochMsOrNaN } from "../time/time";
import { freeze, type Hashing, hex, type ShotRow } from "./draw";
import { headAfter } from "./draw-log";
import { readRow } from "./proof";
import { checkReceipt, type ShotReceipt } from "./receipt";
import type { SealedProof } from "./sealed-proof";
import { compared, isHash, judged, open, type SealedStep } from "./sealed-steps";

/** Checks rows and list; returns the readable shots as well, oldest first. */
export async function listSteps(
  proof: SealedProof,
  hashing: Hashing,
): Promise<{ steps: SealedStep[]; shots: ShotRow[] }> {
  const { rows, listHash } = proof;
  if (listHash === null && rows.length === 0) return { steps: [open("rows"), open("list")], shots: [] };
  const read = rows.map(({ row }) => readRow(row));
  const shots = read.filter((shot) => shot !== null);
  const frozen = await freeze(shots, hashing);
  const isWhole = shots.length === rows.length;
  const bad = read.findIndex((shot, at) => {
    const isOfRound = shot !== null && shot.betId === proof.betId && shot.ms < proof.seal.endsAt;
    if (!isOfRound || shot.seq !== at + 1) return true;
    return isWhole && frozen.rowHashes[at] !== rows[at]?.rowHash;
  });
  const list =
    listHash === null
      ? open("list")
      : isWhole
        ? compared("list", listHash, frozen.listHash)
        : judged("list", false, { claimed: listHash });
  return { steps: [judged("rows", bad < 0, bad < 0 ? {} : { badRow: bad + 1 }), list], shots };
}

/** The valid receipts of this round on this device; others say nothing about the list. */
export async function receiptsOf(
  proof: SealedProof,
  receipts: readonly ShotReceipt[],
  hashing: Hashing,
): Promise<{ whole: number; missing: number }> {
  const verdicts = await Promise.all(receipts.map((receipt) => checkReceipt(receipt, proof, hashing)));
  const missing = verdicts.filter((verdict) => verdict === "missing").length;
  return { missing, whole: missing + verdicts.filter((verdict) => verdict === "in-list").length };
}

/** The root of an empty tree goes with no witnesses, and with nothing else. */
export async function witnessesStep({ witnesses }: SealedProof, hashing: Hashing): Promise<SealedStep> {
  if (witnesses === null) return open("witnesses");
  const { count, root } = witnesses;
  const isOfNone = root === hex(await hashing.sha256(new Uint8Array()));
  const isWhole = Number.isSafeInteger(count) && count >= 0 && isHash(root);
  return judged("witnesses", isWhole && isOfNone === (count === 0), { claimed: `${count} · ${root}` });
}

export async function logStep(proof: SealedProof, hashing: Hashing): Promise<SealedStep> {
  const { betId, headBefore, head, listHash, witnesses, w } = proof;
  if (headBefore === null && head === null && w === null) return open("log");
  if (!isHash(headBefore) || head === null || listHash === null || witnesses === null)
    return judged("log", false, head === null ? {} : { claimed: head });
  const entry = { kind: "freeze", betId, listHash, witnessRoot: witnesses.root } as const;
  return compared("log", head, await headAfter(headBefore, entry, hashing));
}

/** Epoch ms of an ISO time that states its offset; NaN for anything else. */
export const instantOf = (iso: string): number =>
  /T.*(?:Z|[+-]\d\d:\d\d)$/.test(iso) ? epochMsOrNaN(iso) : Number.NaN;

/**
 * A list frozen while shots were taken could have been frozen at a chosen moment. A draw without a freeze is
 * wrong.
 */
export function freezeStep({ frozenAt, seal, w }: SealedProof): SealedStep {
  if (frozenAt === null) return w === null ? open("freeze") : judged("freeze", false);
  return judged("freeze", instantOf(frozenAt) >= seal.endsAt, { claimed: frozenAt });
}
