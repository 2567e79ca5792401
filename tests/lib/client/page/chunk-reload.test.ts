// Needs a document.
import { beforeEach, expect, test, vi } from "vitest";

const fresh = async () => {
  vi.resetModules();
  return import("@/lib/client/page/chunk-reload");
};

beforeEach(() => sessionStorage.clear());

test("missing code reloads the page at most once in 60 seconds", async () => {
  const { reloadOnce } = await fresh();
  const reload = vi.fn();
  expect(reloadOnce(reload, 1_000_000)).toBe(true);
  expect(reloadOnce(reload, 1_059_999)).toBe(false);
  expect(reloadOnce(reload, 1_060_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("the reload is remembered by the page that comes after it", async () => {
  const before = await fresh();
  before.reloadOnce(vi.fn(), 1_000_000);
  const after = await fresh();
  expect(after.reloadOnce(vi.fn(), 1_030_000)).toBe(false);
});

test("never while a slip is being sent", async () => {
  const { holdReloads, reloadOnce } = await fresh();
  const release = holdReloads();
  expect(reloadOnce(vi.fn(), 1_000_000)).toBe(false);
  release();
  release();
  expect(reloadOnce(vi.fn(), 1_000_000)).toBe(true);
});

test("never without a network: the page would be gone for the browser's own, with all that was typed", async () => {
  const { reloadOnce } = await fresh();
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const reload = vi.fn();
  expect(reloadOnce(reload, 1_000_000)).toBe(false);
  onLine.mockReturnValue(true);
  expect(reloadOnce(reload, 1_000_000)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  onLine.mockRestore();
});

test.each([
  ["ChunkLoadError: Loading chunk 12 failed.", true],
  ["Failed to fetch dynamically imported module: /x.js", true],
  ["error loading dynamically imported module", true],
  ["Cannot read properties of undefined", false],
])("%s is missing code: %s", async (message, isMissing) => {
  const { isChunkError } = await fresh();
  expect(isChunkError(new Error(message))).toBe(isMissing);
});
