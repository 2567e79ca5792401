import { expect, test } from "vitest";
import { contract } from "@/lib/contract";
import { isEndpoint, isOperators } from "@/lib/contract/endpoint";
import { read, sourcesUnder } from "./source-files";

/** The console's own code. */
const code = sourcesUnder([
  "app/operator",
  "components/console",
  "lib/client/console",
  "lib/server/console",
  "stores/console",
])
  .map((file) => read(file))
  .join("\n");

/** Operators' calls by the name of their entry. */
const calls = Object.entries(contract).filter(([, entry]) => isEndpoint(entry) && isOperators(entry));

/** Calls without a page, each with its reason. */
const withoutPage: Readonly<Record<string, string>> = {
  readCcu: "today's page has the same figures",
};

test("every operators' call is reachable from a page of the console, but for those named here", () => {
  expect(calls.length).toBeGreaterThan(90);
  const unreached = calls.map(([name]) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
  expect(unreached.filter((name) => !(name in withoutPage))).toEqual([]);
});

test("none of those named has got a page meanwhile", () => {
  const names = new Set(calls.map(([name]) => name));
  expect(Object.keys(withoutPage).filter((name) => !names.has(name) || code.includes(`"${name}"`))).toEqual(
    [],
  );
});
