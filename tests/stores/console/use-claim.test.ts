import { expect, test } from "vitest";
import { releaseClaim } from "@/lib/contract/operators/queues";
import { RELEASE_PATH } from "@/stores/console/use-claim";

test("a closing tab gives its item back by the call of the contract", () => {
  expect(RELEASE_PATH).toBe(releaseClaim.path);
});
