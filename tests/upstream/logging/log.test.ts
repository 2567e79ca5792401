import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { createLog } from "@/upstream/logging/log";

function logged(...args: [object, string]): string {
  const lines: string[] = [];
  createLog("info", { write: (line) => void lines.push(line) }).error(...args);
  return lines.join("");
}

test("a failed query is told without the values that it carried", () => {
  const cause = new Error("duplicate key value violates unique constraint");
  const err = new DrizzleQueryError(
    "insert into member values ($1, $2)",
    ["$argon2id$v=19$s3cret", "+66810000009"],
    cause,
  );
  const line = logged({ err, url: "/api/users.signup" }, "a call failed");
  expect(line).toContain("insert into member values ($1, $2)");
  expect(line).toContain("duplicate key value");
  expect(line).toContain("log.test.ts");
  expect(line).not.toContain("s3cret");
  expect(line).not.toContain("66810000009");
});

test("PINs and tokens are hidden wherever a line has them", () => {
  const line = logged({ body: { password: "Right one #2026", token: "eyJhbGciOi" } }, "a mistake of ours");
  expect(line).not.toMatch(/Right one|eyJhbGciOi/);
});
