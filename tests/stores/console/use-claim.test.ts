import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useClaim } from "@/stores/console/use-claim";
import { answerCalls } from "../../support/dom/browser-calls";

const at = "2026-11-23T12:00:00.000+07:00";
const claim = { uuid: "8f14e45f-ceea-4671-8b2c-0d3a1c6b7e90", userName: "staff01", since: at, until: at };

/** What is sent by axios's usual way, and by requests that outlive their page. */
const sent: string[] = [];
const outliving: string[] = [];
let restoreCalls: () => void;
beforeEach(() => {
  restoreCalls = answerCalls((url) => {
    sent.push(url);
    return { data: { data: url.endsWith("take") ? claim : {} } };
  });
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    outliving.push(new URL(url).pathname);
    return Response.json({ data: {} });
  });
});
afterEach(() => {
  restoreCalls();
  vi.unstubAllGlobals();
  sent.length = 0;
  outliving.length = 0;
});

const hold = async () => {
  const hook = renderHook(() => useClaim("deposits", "1", false));
  await waitFor(() => expect(hook.result.current).toEqual({ state: "held", claim }));
  return hook;
};
const release = "/operator/api/operators.claims.release";

test("a closing tab gives its item back by a request that outlives the page, once", async () => {
  const { unmount } = await hold();
  dispatchEvent(new Event("pagehide"));
  dispatchEvent(new Event("pagehide"));
  await vi.waitFor(() => expect(outliving).toEqual([release]));
  unmount();
  await new Promise((later) => setImmediate(later));
  expect([outliving, sent]).toEqual([[release], ["/operator/api/operators.claims.take"]]);
});

test("an item that is left within the page is given back by an ordinary call", async () => {
  const { unmount } = await hold();
  unmount();
  await vi.waitFor(() => expect(sent.at(-1)).toBe(release));
  expect(outliving).toEqual([]);
});
