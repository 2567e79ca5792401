import type { Checked } from "@/stores/yings/proof";

type Word = "broken" | "missing" | "test" | "own" | "open" | "heard" | "notHeard" | "receipts";

interface ShortVerdict {
  tone: "right" | "wrong" | "open";
  /** Sentences one after the other. */
  words: readonly Word[];
  /** Receipts kept on this device that the list does not have. */
  missing: number;
}

/** A check in a sentence or three. A shot that was dropped comes first: nothing else matters to who made it. */
export function shortVerdict(checked: Checked): ShortVerdict {
  const { kept, proof, verdict } = checked;
  // Before there is a list, no shot can be missing from it.
  const missing = proof.listHash ? kept.filter((one) => one.verdict === "missing").length : 0;
  if (missing > 0) return { tone: "wrong", words: ["missing"], missing };
  if (verdict.brokenAt !== null || verdict.verdict === "broken")
    return { tone: "wrong", words: ["broken"], missing };
  if (checked.kind === "sealed" && checked.verdict.isTest) return { tone: "open", words: ["test"], missing };
  if (verdict.verdict !== "own") return { tone: "open", words: ["open"], missing };
  const claim = checked.kind === "sealed" ? checked.verdict.claim : null;
  const words: Word[] = ["own"];
  if (kept.length > 0) words.push("receipts");
  if (claim) words.push(claim.kind === "heard" ? "heard" : "notHeard");
  return { tone: "right", words, missing };
}
