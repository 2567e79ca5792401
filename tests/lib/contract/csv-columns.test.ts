import { describe, expect, test } from "vitest";
import { entries } from "@/lib/contract";
import { csvColumns, valueAt } from "@/lib/contract/csv-columns";
import { callName } from "@/lib/contract/endpoint";
import { unmatchedFeedRows } from "@/lib/contract/operators/bank-feed";
import { allContent } from "@/lib/contract/operators/site";
import { allOperatorWithdraws } from "@/lib/contract/operators/withdraws";
import { allWithdraws } from "@/lib/contract/withdraws";

const namesOf = (columns: ReturnType<typeof csvColumns>) => columns?.map((column) => column.join("."));

describe("the columns of an export", () => {
  test("are the fields of the list's items, those of objects by their path", () => {
    expect(namesOf(csvColumns(allOperatorWithdraws))).toEqual(
      expect.arrayContaining(["id", "amount", "account.bankCode", "account.name", "userName", "claim.since"]),
    );
  });

  test("of a list of several kinds are those of all kinds, each once", () => {
    const names = namesOf(csvColumns(allContent)) ?? [];
    expect(names).toEqual(expect.arrayContaining(["kind", "id", "publishedAt"]));
    expect(new Set(names).size).toBe(names.length);
  });

  test("are those of every operators' list that comes page by page, and of no member's", () => {
    const lists = entries.map(([, entry]) => entry).filter((entry) => csvColumns(entry));
    expect(lists.every(({ path, method }) => path.startsWith("/operators.") && method === "POST")).toBe(true);
    expect(lists.map(callName)).toContain(callName(unmatchedFeedRows));
    expect(lists.every((entry) => (csvColumns(entry) ?? []).every((column) => column.length > 0))).toBe(true);
    expect(csvColumns(allWithdraws)).toBeNull();
  });

  test("read nothing where an item has no such field", () => {
    expect(valueAt({ account: null }, ["account", "name"])).toBeUndefined();
    expect(valueAt({ account: { name: "x" } }, ["account", "name"])).toBe("x");
  });
});
