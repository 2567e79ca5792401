import { describe, expect, test } from "vitest";
import { checkReceipt, readReceipt, receiptText } from "@/lib/domain/yeekee/receipt";
import { betId, hashing, proofOf } from "../../../support/draws/proofs";

describe("a receipt", () => {
  test("of a shot that was drawn with is in the list", async () => {
    const proof = await proofOf();
    const [receipt] = proof.rows;
    expect(readReceipt(receiptText(receipt ?? { row: "", rowHash: "" }))).toEqual(receipt);
    expect(await checkReceipt(receipt ?? null, proof, hashing)).toBe("in-list");
  });

  test("of a shot that was left out is missing; changed, it is broken; of another round, it says so", async () => {
    const proof = await proofOf();
    const last = proof.rows.at(-1) ?? { row: "", rowHash: "" };
    const without = { ...proof, rows: proof.rows.slice(0, -1) };
    expect(await checkReceipt(last, without, hashing)).toBe("missing");
    const changed = { ...last, row: last.row.replace("|02100|", "|02101|") };
    expect(await checkReceipt(changed, proof, hashing)).toBe("broken");
    expect(await checkReceipt(last, { ...proof, betId: `${betId}0` }, hashing)).toBe("other-round");
    expect(await checkReceipt(readReceipt("hello"), proof, hashing)).toBe("unreadable");
  });
});
