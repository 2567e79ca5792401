// Needs a document.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startWorker, workerAddress } from "@/lib/client/device/worker";

const register = vi.fn(async () => ({}));
const workers = (value: unknown) =>
  Object.defineProperty(navigator, "serviceWorker", { value, configurable: true });

beforeEach(() => {
  register.mockClear();
  workers({ register });
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  workers(undefined);
});

/** The first input starts what is loaded late. */
async function start(build: string): Promise<void> {
  const begun = startWorker(build);
  window.dispatchEvent(new Event("keydown"));
  await begun;
}

describe("the site's worker", () => {
  test("waits until the page has settled, and is the one of this build", async () => {
    const begun = startWorker("one");
    await Promise.resolve();
    expect(register).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("keydown"));
    await begun;
    expect(register).toHaveBeenCalledWith("/sw.js?build=one", { scope: "/", updateViaCache: "none" });
    expect(workerAddress("a/b")).toBe("/sw.js?build=a%2Fb");
  });
  test("stays away from a partner's frame", async () => {
    vi.spyOn(window, "top", "get").mockReturnValue(null);
    await start("one");
    expect(register).not.toHaveBeenCalled();
  });
  test.each([
    ["development", "", { register }],
    ["an insecure origin", "one", undefined],
  ])("is not there in %s", async (_, build, value) => {
    workers(value);
    await start(build);
    expect(register).not.toHaveBeenCalled();
  });
  test("that is refused leaves the page alone", async () => {
    register.mockRejectedValueOnce(new Error("storage is closed"));
    await start("one");
  });
});
