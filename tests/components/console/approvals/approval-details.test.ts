import { expect, test } from "vitest";
import { approvalDetails } from "@/components/console/approvals/approval-details";

const say = (name: string, text: string) => (name === "type" ? `<${text}>` : text);

test.each([
  [
    "its own facts, money as money, words by the reader's",
    { userName: "somchai", type: "increase", amount: 12_345.6, cash: 0 },
    [
      { name: "userName", value: "somchai" },
      { name: "type", value: "<increase>" },
      { name: "amount", value: "฿12,345.60" },
      { name: "cash", value: "฿0.00" },
    ],
  ],
  [
    "one value that another replaces",
    { option: "teng_bon_3", before: 900, after: 950 },
    [
      { name: "option", value: "teng_bon_3" },
      { name: "change", before: "900", value: "950" },
    ],
  ],
  [
    "of a record only what changes, with what is new and what is gone",
    {
      before: { name: "A", promptPay: "1", betMax: 100, note: "x" },
      after: { name: "A", promptPay: "2", betMax: 250, isOpen: true },
    },
    [
      { name: "promptPay", before: "1", value: "2" },
      { name: "betMax", before: "฿100.00", value: "฿250.00" },
      { name: "note", before: "x", value: "—" },
      { name: "isOpen", value: "true" },
    ],
  ],
  [
    "a record in a record by its path; what is null is left out",
    { kind: "Ed25519", replaces: { fingerprint: "ab" }, typedBy: null },
    [
      { name: "kind", value: "Ed25519" },
      { name: "replaces.fingerprint", value: "ab" },
    ],
  ],
] as const)("tells %s", (_, details, told) => {
  expect(approvalDetails(details, say)).toEqual(told);
});
