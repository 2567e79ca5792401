import { describe, expect, test } from "vitest";
import { type Import, importsOf, show } from "./imports";
import { read, rooms, sourcesUnder } from "./source-files";

/** The layers that each layer may import, besides itself. */
const arrows: Record<string, string[]> = {
  "lib/kernel": [],
  "lib/domain": ["lib/kernel"],
  "lib/contract": ["lib/domain", "lib/kernel"],
  "lib/client": ["lib/domain", "lib/contract", "lib/kernel"],
  "lib/server": ["lib/domain", "lib/contract", "lib/i18n", "lib/kernel"],
  "lib/i18n": ["locales"],
  stores: ["lib/domain", "lib/contract", "lib/client", "lib/kernel"],
  components: ["lib/domain", "lib/contract", "lib/i18n", "lib/kernel", "stores"],
  app: ["lib/domain", "lib/contract", "lib/server", "lib/i18n", "lib/kernel", "stores", "components"],
  upstream: ["lib/domain", "lib/contract", "lib/kernel"],
  "middleware.ts": ["lib/domain", "lib/contract", "lib/server", "lib/i18n", "lib/kernel"],
  "instrumentation.ts": ["lib/server"],
  "instrumentation-client.ts": ["components"],
};

const tops = ["middleware.ts", "instrumentation.ts", "instrumentation-client.ts"];
const code = [...sourcesUnder(rooms), ...tops].filter((file) => /\.(tsx?|mjs)$/.test(file));
const imports = code.flatMap((file) => (exists(file) ? importsOf(file) : []));
const own = imports.filter((each) => !each.isPackage);

describe("imports between layers", () => {
  test.each(Object.entries(arrows))("%s imports only %j", (room, allowed) => {
    const strays = own.filter(
      (each) =>
        roomOf(each.from) === room &&
        roomOf(each.to) !== room &&
        !allowed.includes(roomOf(each.to)) &&
        !isTypeOfWords(each),
    );
    expect(strays.map(show)).toEqual([]);
  });

  test("every source file is in a layer of the table", () => {
    expect(code.filter((file) => !arrows[roomOf(file)])).toEqual([]);
  });

  test("nothing imports pages, tests, scripts or tools", () => {
    const outside = own.filter(
      ({ from, to }) => /^(app|tests|e2e|scripts|bench|tools)\//.test(to) && !from.startsWith("app/"),
    );
    expect(outside.map(show)).toEqual([]);
  });
});

/** The lists that load the contract's code: the members' and the operators'. */
const nounLists = ["lib/client/calls/contract-nouns.ts", "lib/client/console/operator-nouns.ts"];

describe("inside the layers", () => {
  test("the rules need nothing: no package, no node module, no clock, no chance", () => {
    const packages = imports.filter((each) => /^lib\/(domain|kernel)\//.test(each.from) && each.isPackage);
    expect(packages.map(show)).toEqual([]);
    const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|\bprocess\.env\b/;
    const rules = sourcesUnder(["lib/domain", "lib/kernel"]).filter((file) => impure.test(read(file)));
    expect(rules).toEqual([]);
  });

  test("what a browser loads does without the date library (decision 58)", () => {
    const places = ["components", "stores", "lib/client", "lib/i18n"];
    const early = imports.filter(({ from, to }) => places.includes(roomOf(from)) && /^dayjs/.test(to));
    expect(early.map(show)).toEqual([]);
  });

  test("the members' side knows nothing of the console, so that their pages carry no byte of it", () => {
    const isConsole = (path: string) =>
      /^(app\/operator|components\/console|stores\/console|lib\/client\/console)\/|console-words/.test(path);
    const strays = own.filter(({ from, to }) => isConsole(to) && !isConsole(from));
    expect(strays.map(show)).toEqual([]);
  });

  test("the promises need zod and nothing else", () => {
    const others = imports.filter(
      (each) => each.from.startsWith("lib/contract/") && each.isPackage && each.to !== "zod",
    );
    expect(others.map(show)).toEqual([]);
  });

  test("stores never import each other; only the provider that makes them knows another", () => {
    const isStore = (path: string) =>
      code.some((file) => nameOf(file) === path && makesStore.test(read(file)));
    const between = own.filter(
      ({ from, to, isType }) =>
        from.startsWith("stores/") &&
        !from.startsWith("stores/provider") &&
        makesStore.test(read(from)) &&
        isStore(to) &&
        !isType &&
        nounOf(from) !== nounOf(to),
    );
    expect(between.map(show)).toEqual([]);
  });

  test("stores/_core is what stores are made of: it knows none of them", () => {
    const knowing = own.filter(
      ({ from, to }) => from.startsWith("stores/_core/") && /^stores\/(?!_core\/)/.test(to),
    );
    expect(knowing.map(show)).toEqual([]);
  });

  test("components/ui knows the screen's own stores (registry, snackbar, clock) and no noun", () => {
    const knowing = own.filter(
      ({ from, to }) =>
        from.startsWith("components/ui/") &&
        /^(stores\/(?!_core\/registry$|snackbar$|page\/clock$)|components\/(?!ui\/))/.test(to),
    );
    expect(knowing.map(show)).toEqual([]);
  });

  test("the browser names a call by its noun and entry; one list loads the contract's code", () => {
    const loads = own.filter(
      ({ from, to, isType, isDynamic }) =>
        /^(stores|components|lib\/client)\//.test(from) &&
        !nounLists.includes(from) &&
        to.startsWith("lib/contract/") &&
        to !== "lib/contract/fault" &&
        isDynamic &&
        !isType,
    );
    expect(loads.map(show)).toEqual([]);
  });

  test("code for the browser meets what brings zod by type or lazily, never with the first load", () => {
    const early = own.filter(
      (each) =>
        /^(stores|components|lib\/client)\//.test(each.from) &&
        each.to.startsWith("lib/contract") &&
        bringsZod(each.to) &&
        !each.isType &&
        !each.isDynamic &&
        !isLoadedLater(each.from),
    );
    expect(early.map(show)).toEqual([]);
  });
});

/** "lib/x" layers have two path segments, the others one. */
function roomOf(path: string): string {
  const [first = "", second = ""] = path.split("/");
  return first === "lib" ? `lib/${second}` : first;
}

const makesStore = /\bcreateStore\b/;

/** A store of several files is a folder by its noun: bets/store and bets/edit are parts of bets. */
function nounOf(path: string): string {
  return path.replace(/^stores\//, "").split(/[-./]/)[0] ?? "";
}

/** The Thai file types the keys of a namespace; its texts are loaded elsewhere. */
function isTypeOfWords({ to, isType }: Import): boolean {
  return isType && /^locales\/th\//.test(to);
}

/** True when every import of the file, anywhere, is dynamic or of types, or comes from a file that is loaded later. */
function isLoadedLater(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return true;
  seen.add(file);
  const name = nameOf(file);
  const importers = own.filter((each: Import) => each.to === name && !each.isType);
  return importers.length > 0 && importers.every((each) => each.isDynamic || isLoadedLater(each.from, seen));
}

/** True when a module of ours reaches the package zod by runtime imports. */
function bringsZod(path: string, seen = new Set<string>()): boolean {
  if (seen.has(path)) return false;
  seen.add(path);
  const here = imports.filter((each) => nameOf(each.from) === path && !each.isType && !each.isDynamic);
  return here.some((each) => (each.isPackage ? each.to === "zod" : bringsZod(each.to, seen)));
}

function nameOf(file: string): string {
  return file.replace(/\.(tsx?|mjs)$/, "").replace(/\/index$/, "");
}

function exists(file: string): boolean {
  try {
    read(file);
    return true;
  } catch {
    return false;
  }
}
