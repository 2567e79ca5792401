import type { Checked } from "@/stores/yings/proof";

type Word = "broken" | "missing" | "test" | "own" | "open" | "heard" | "notHeard" | "receipts";

interface ShortVerdict {
  tone: "right" | "wrong" | "open";
  /** Sentences in order. */
  words: readonly Word[];
  /** Receipts stored on this device that the list lacks. */
  missing: number;
}

/** A check in one to three sentences. A dropped shot comes first: it matters most to the member who made it. */
export function shortVerdict(checked: Checked): ShortVerdict {
  const { kept, proof, verdict } = checked;
  // Before the list is frozen, no shot can be missing from it.
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
