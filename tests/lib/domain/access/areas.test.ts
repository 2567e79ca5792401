import { expect, test } from "vitest";
import { areas, isClosedBy } from "@/lib/domain/access/areas";

test.each<[number, readonly string[]]>([
  [0, []],
  [1, []],
  [2, ["credit", "bank"]],
  [3, ["game"]],
  [4, ["lotto"]],
  [9, []],
  [-1, []],
])("status %d closes %j", (status, closed) => {
  expect(areas.filter((area) => isClosedBy(status, area))).toEqual(closed);
});
