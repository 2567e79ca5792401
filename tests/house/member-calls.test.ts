/** Each call of the contract's that is not an operators' is made by the members' side, or named by the specification. */
import { expect, test } from "vitest";
import { entries } from "@/lib/contract";
import { isOperators } from "@/lib/contract/endpoint";
import { specifiedCalls } from "../support/laws/specified-calls";
import { arrowsBetweenFiles } from "./graph";
import { read, sourcesUnder } from "./source-files";

const calls = entries.filter(([, entry]) => !isOperators(entry));

/** Calls that nothing on the members' side makes: the specification names them, and each has its reason. */
const withoutPage: Readonly<Record<string, string>> = {};

const importsOf = new Map<string, string[]>();
for (const { from, to } of arrowsBetweenFiles(["app", "components", "lib", "stores"]))
  importsOf.set(from, [...(importsOf.get(from) ?? []), to]);

/** Pages with their frames, route handlers, and the gate before them. */
const entrances = [
  ...sourcesUnder(["app"]).filter((file) => !file.startsWith("app/operator/") && !file.includes("/_parts/")),
  "lib/server/gate/handle-page-request.ts",
];

/** What these load, at first or on demand, without the contract itself. */
function codeOfMembers(): string {
  const files = new Set<string>();
  const queue = [...entrances];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file) || file.startsWith("lib/contract/")) continue;
    files.add(file);
    queue.push(...(importsOf.get(file) ?? []));
  }
  return [...files].map((file) => read(file)).join("\n");
}

/** In a browser `call("poys", "createPoy")`, on the server the entry itself, imported from the contract. */
function namesOfCalls(code: string): Set<string> {
  const called = [...code.matchAll(/\(\s*"(\w+)",\s*"(\w+)"/g)].map(([, , name = ""]) => name);
  const imported = [...code.matchAll(/import \{([^}]*)\} from "@\/lib\/contract\b/g)].flatMap(
    ([, names = ""]) => names.split(",").map((name) => name.trim()),
  );
  return new Set([...called, ...imported]);
}

const made = namesOfCalls(codeOfMembers());

test("every member's call is made by a page", () => {
  expect([calls.length > 100, entrances.length > 50]).toEqual([true, true]);
  const unused = calls.map(([name]) => name).filter((name) => !made.has(name) && !(name in withoutPage));
  expect(unused).toEqual([]);
});

test("those without a page are named by the specification, and none has got a page meanwhile", () => {
  const specified = new Set(specifiedCalls);
  const wrong = Object.keys(withoutPage).filter((name) => {
    const entry = calls.find(([known]) => known === name)?.[1];
    return !entry || made.has(name) || !specified.has(`${entry.service} ${entry.method} ${entry.path}`);
  });
  expect(wrong).toEqual([]);
});
