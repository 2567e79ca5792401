// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cleanAddress, isFramed, notifyPartner } from "@/lib/client/page/partner-frame";

const said: [unknown, string][] = [];
const frameIn = (ancestor: string | undefined, referrer = "") => {
  const ancestorOrigins = ancestor === undefined ? undefined : [ancestor];
  vi.stubGlobal("location", { ancestorOrigins, pathname: "/external/login" });
  Object.defineProperty(document, "referrer", { value: referrer, configurable: true });
};
beforeEach(() => {
  said.length = 0;
  vi.spyOn(window.parent, "postMessage").mockImplementation(((message: unknown, origin: string) => {
    said.push([message, origin]);
  }) as typeof window.postMessage);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, "referrer");
});

test("a page at the top of its window is in no frame", () => expect(isFramed()).toBe(false));

test.each([
  ["the page around", "https://partner.test", "https://elsewhere.test/page", "https://partner.test"],
  [
    "the page we came from, where the browser names none",
    undefined,
    "https://partner.test/a?b",
    "https://partner.test",
  ],
])(
  "the partner is told of the login, and nothing else, at the origin of %s",
  (_, ancestor, referrer, origin) => {
    frameIn(ancestor, referrer);
    notifyPartner();
    expect(said).toEqual([[{ type: "login-ok" }, origin]]);
  },
);

test.each([
  ["is not known", undefined, ""],
  ["has none", "null", ""],
])("a page around whose origin %s is told nothing", (_, ancestor, referrer) => {
  frameIn(ancestor, referrer);
  notifyPartner();
  expect(said).toEqual([]);
});

test("what came in the address goes out of it", () => {
  history.replaceState(null, "", "/external/login?code=secret");
  cleanAddress();
  expect(location.search).toBe("");
});
