import { expect, test } from "vitest";
import { formSchema } from "@/components/console/form/form-schema";

const words = { missing: "missing", malformed: "malformed" };
const countIn = (typed: string) => {
  const schema = formSchema({ read: (boxes) => ({ count: boxes.count("count") }), body: undefined, words });
  const { success, data, error } = schema.safeParse({ count: typed });
  return success ? data.count : error.issues[0]?.message;
};

test.each([
  ["50", 50],
  [" 1,000 ", 1000],
  ["๕๐", 50],
  ["0", 0],
  ["1.5", "malformed"],
  ["1e3", "malformed"],
  ["-5", "malformed"],
  ["10,00", "malformed"],
  ["5O", "malformed"],
  ["1234567890", "malformed"],
  ["", "missing"],
])("a count typed as %j is %j", (typed, expected) => {
  expect(countIn(typed)).toBe(expected);
});
