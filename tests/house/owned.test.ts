import { expect, test } from "vitest";
import { callName } from "@/lib/contract/endpoint";
import { membersCalls, namingFields, owned } from "../support/laws/owned";

test("every member's call that names something owned is asked for by another member, too", () => {
  const naming = membersCalls.filter((entry) => namingFields(entry).length > 0).map(callName);
  expect(naming.filter((name) => !(name in owned))).toEqual([]);
  expect(Object.keys(owned).filter((name) => !naming.includes(name))).toEqual([]);
});
