import { expect, test } from "vitest";
import { changedFields } from "@/lib/kernel/record-diff";

test.each([
  ["nothing changed", { a: 1 }, { a: 1 }, []],
  ["a value changed", { a: 1, b: 2 }, { a: 3, b: 2 }, [{ field: "a", before: "1", after: "3" }]],
  ["a record was made", null, { a: "x" }, [{ field: "a", before: null, after: "x" }]],
  ["a record was removed", { a: "x" }, null, [{ field: "a", before: "x", after: null }]],
  ["deep inside", { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, [{ field: "a.c", before: "2", after: "3" }]],
  ["a list", { a: [1, 2] }, { a: [1] }, [{ field: "a", before: "[1,2]", after: "[1]" }]],
  ["a bare value", "open", "closed", [{ field: "", before: "open", after: "closed" }]],
  ["null and absent are the same", { a: null }, {}, []],
])("%s", (_, before, after, changes) => {
  expect(changedFields(before, after)).toEqual(changes);
});
