import { expect, test } from "vitest";
import { skipsPrefetch } from "@/lib/i18n/slow-network";

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: "4g" }, false],
  [{ effectiveType: "3g", saveData: false }, false],
  [{ effectiveType: "2g" }, true],
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "4g", saveData: true }, true],
])("on a connection of %j, pages are not fetched ahead: %s", (connection, skips) => {
  expect(skipsPrefetch(connection)).toBe(skips);
});
