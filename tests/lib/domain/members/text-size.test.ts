import { expect, test } from "vitest";
import { readTextSize } from "@/lib/domain/members/text-size";

test.each([
  ["large", "large"],
  ["larger", "larger"],
  ["normal", "normal"],
  ["huge", "normal"],
  [undefined, "normal"],
])("a kept text size of %j is read as %s", (kept, size) => expect(readTextSize(kept)).toBe(size));
