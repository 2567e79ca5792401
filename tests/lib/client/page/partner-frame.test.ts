// Needs a document.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  cleanAddress,
  followPartner,
  inSameFrame,
  isFramed,
  notifyPartner,
  reportHeight,
} from "@/lib/client/page/partner-frame";

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

describe("the frame's next page", () => {
  const here = "https://site.test/external/login";
  const arriveAt = (hash: string) => {
    frameIn(undefined, here);
    vi.stubGlobal("location", { pathname: "/en/external/login", hash });
    cleanAddress();
    notifyPartner();
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    cleanAddress();
  });

  test("knows the partner where the browser names only the page before it", () => {
    frameIn(undefined, "https://partner.test/a?b");
    const next = new URL(inSameFrame("/en/external/login"), here);
    expect(next.pathname).toBe("/en/external/login");
    arriveAt(next.hash);
    expect(said).toEqual([[{ type: "login-ok" }, "https://partner.test"]]);
  });

  test.each(["", "#log-in", "#partner=", "#partner=nowhere", "#partner=%"])(
    "reads no partner out of %j",
    (hash) => {
      arriveAt(hash);
      expect(said).toEqual([[{ type: "login-ok" }, "https://site.test"]]);
    },
  );

  test("needs nothing in its address where the browser names the page around", () => {
    frameIn("https://partner.test");
    expect(inSameFrame("/en/external/login")).toBe("/en/external/login");
  });
});

describe("what the page around chooses", () => {
  const partner = "https://partner.test";
  const say = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(
      new MessageEvent("message", { data, origin: partner, source: window.parent, ...from }),
    );
  const languages: unknown[] = [];
  let stop: () => void;
  beforeEach(() => {
    languages.length = 0;
    frameIn(partner);
    stop = followPartner((locale) => languages.push(locale));
  });
  afterEach(() => {
    stop();
    delete document.documentElement.dataset.theme;
  });

  test("is followed: theme and language", () => {
    say({ type: "theme", value: "dark" });
    expect(document.documentElement.dataset.theme).toBe("dark");
    say({ type: "theme", value: "system" });
    expect(document.documentElement.dataset.theme).toBeUndefined();
    say({ type: "language", value: "km" });
    expect(languages).toEqual(["km"]);
  });

  test.each([
    ["a value that is unknown", { type: "theme", value: "pink" }, {}],
    ["text", "dark", {}],
    ["nothing", null, {}],
    ["another origin", { type: "theme", value: "dark" }, { origin: "https://elsewhere.test" }],
    ["another window", { type: "theme", value: "dark" }, { source: null }],
  ])("is ignored where it is %s", (_, data, from) => {
    say(data, from);
    expect([document.documentElement.dataset.theme, languages]).toEqual([undefined, []]);
  });

  test("is not heard any more once the page has stopped", () => {
    stop();
    say({ type: "language", value: "th" });
    expect(languages).toEqual([]);
  });
});

test("the height of the content is told at each change of its size", () => {
  frameIn("https://partner.test");
  const observed: { changed?: () => void; isOver?: boolean } = {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(changed: () => void) {
        observed.changed = changed;
      }
      observe() {}
      disconnect() {
        observed.isOver = true;
      }
    },
  );
  const content = document.createElement("main");
  vi.spyOn(content, "getBoundingClientRect").mockReturnValue({ bottom: 511.2 } as DOMRect);
  const stop = reportHeight(content);
  observed.changed?.();
  expect(said).toEqual([[{ type: "height", height: 512 }, "https://partner.test"]]);
  stop();
  expect(observed.isOver).toBe(true);
});
