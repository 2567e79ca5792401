// Needs a document.
import { afterEach, describe, expect, test, vi } from "vitest";
import { signingOut } from "@/lib/client/calls/signing-out";
import { resetUnauthorized, showUnauthorized } from "@/lib/client/calls/unauthorized";
import { endSession, followLogout, logout } from "@/lib/client/session/logout";

afterEach(() => {
  vi.useRealTimers();
  signingOut.forget();
  resetUnauthorized();
});

const wire = vi.hoisted(() => ({ ask: async (): Promise<void> => undefined }));
vi.mock("@/lib/client/calls/lazy-call", () => ({ call: () => wire.ask() }));

test("slips that a page keeps while the session ends go with it", async () => {
  wire.ask = async () => localStorage.setItem("last-slips", "kept by a page that was just being read");
  await endSession();
  expect(localStorage.getItem("last-slips")).toBeNull();
});

test("the page that signs out goes where it was told, also when it hears of its own logout", async () => {
  wire.ask = async () => undefined;
  const followed = vi.fn();
  const stop = followLogout(followed);
  const other = new BroadcastChannel("session");
  const heard = new Promise((resolve) =>
    other.addEventListener("message", ({ data }) => data === "signed-out" && resolve(data)),
  );
  const left = vi.fn();
  await logout(left);
  await heard;
  expect(left).toHaveBeenCalledOnce();
  expect(followed).not.toHaveBeenCalled();
  stop();
  other.close();
});

describe("other tabs", () => {
  test("follow a logout within a second, once", async () => {
    const left = vi.fn();
    const stop = followLogout(left);
    const other = new BroadcastChannel("session");
    other.postMessage("signed-out");
    other.postMessage("signed-out");
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce(), 1_000);
    stop();
    other.close();
  });

  test("ask nothing more as soon as one begins to sign out, and a refusal leads nowhere", async () => {
    const left = vi.fn();
    const stop = followLogout(left);
    const other = new BroadcastChannel("session");
    other.postMessage("signing-out");
    await vi.waitFor(() => expect(signingOut.hasBegun()).toBe(true), 1_000);
    const toUnauthorized = vi.fn();
    showUnauthorized("player-limits", toUnauthorized);
    expect(toUnauthorized).not.toHaveBeenCalled();
    expect(left).not.toHaveBeenCalled();
    other.postMessage("signed-out");
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce(), 1_000);
    stop();
    other.close();
  });

  test("leave by themselves when the tab that signs out is closed over it", () => {
    vi.useFakeTimers();
    const left = vi.fn();
    const stop = followLogout(left);
    storageSays("signing-out 1");
    expect(left).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(left).toHaveBeenCalledOnce();
    stop();
  });

  test("follow by storage where there is no channel", () => {
    const left = vi.fn();
    const stop = followLogout(left);
    storageSays("signed-out 1");
    expect(left).toHaveBeenCalledOnce();
    stop();
  });
});

function storageSays(newValue: string): void {
  dispatchEvent(new StorageEvent("storage", { key: "session-news", newValue }));
}
