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

  test.each([
    ["as it is", (line: string) => line, true],
    ["with blanks and line ends around it", (line: string) => ` \t${line} \r\n`, true],
    ["behind another line", (line: string) => `receipt:\n${line}`, false],
    ["before another line", (line: string) => `${line}\nreceipt`, false],
    ["with one more digit", (line: string) => `${line}0`, false],
    ["with a letter behind it", (line: string) => `${line}z`, false],
    ["with its row changed to no row", (line: string) => line.replace("|00100|", "|100|"), false],
    ["as nothing", () => "", false],
  ])("is read from its line: %s", async (_, written, isRead) => {
    const [receipt = { row: "", rowHash: "" }] = (await proofOf()).rows;
    expect(receipt.row).toContain("|00100|");
    expect(readReceipt(written(receiptText(receipt)))).toEqual(isRead ? receipt : null);
  });

  test("whose row is none is unreadable, whatever its hash", async () => {
    const proof = await proofOf();
    const rowHash = proof.rows[0]?.rowHash ?? "";
    expect(await checkReceipt({ row: "hello", rowHash }, proof, hashing)).toBe("unreadable");
    expect(await checkReceipt({ row: "", rowHash: "" }, proof, hashing)).toBe("unreadable");
  });

  test("is missing where the list has only its row or only its hash", async () => {
    const proof = await proofOf();
    const [first, second] = proof.rows;
    if (!first || !second) throw new Error("too few rows");
    for (const listed of [
      { row: first.row, rowHash: second.rowHash },
      { row: second.row, rowHash: first.rowHash },
    ]) {
      expect(await checkReceipt(first, { ...proof, rows: [listed] }, hashing)).toBe("missing");
    }
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
