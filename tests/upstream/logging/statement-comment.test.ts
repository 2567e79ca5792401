import { expect, test } from "vitest";
import { withComment } from "@/upstream/logging/statement-comment";

test.each([
  [{ id: "req-12345", call: "poys.create" }, "/* req=req-12345 call=poys.create */ SELECT 1"],
  [{ id: "req-12345", call: "*/ DROP TABLE poy; /*" }, "/* req=req-12345 */ SELECT 1"],
  [{ id: "*/ DROP TABLE poy; /*", call: "poys.create" }, "SELECT 1"],
  [undefined, "SELECT 1"],
])("%j", (scope, statement) => expect(withComment("SELECT 1", scope)).toBe(statement));
