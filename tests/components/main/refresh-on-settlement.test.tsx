import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RefreshOnSettlement } from "@/components/main/refresh-on-settlement";
import { renderOnPage } from "../shell/on-page";

const router = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock("next/navigation", () => ({
  useParams: () => ({ locale: "en" }),
  useRouter: () => router,
}));
const wire = vi.hoisted(() => ({
  heard: new Map<string, (message: unknown) => void>(),
  reconnected: () => undefined,
}));
vi.mock("@/lib/client/realtime/live", () => ({
  live: {
    on: (_channel: string, event: string, handler: (message: unknown) => void) => {
      wire.heard.set(event, handler);
      return () => undefined;
    },
    onReconnect: (handler: typeof wire.reconnected) => {
      wire.reconnected = handler;
      return () => undefined;
    },
  },
}));
vi.mock("@/lib/client/page/page-config", () => ({
  pageConfig: () => ({ push: { isPrivate: true } }),
  configurePage: () => undefined,
}));

const slip = { poyId: "6f0c0f1e-0000-4000-8000-000000000009", status: "won" };
/** A refresh waits for the server's caches, and is spread over two seconds. */
const REFRESH_WITHIN_MS = 5_000;

beforeEach(async () => {
  vi.useFakeTimers();
  router.refresh.mockClear();
  renderOnPage(<RefreshOnSettlement />);
  await vi.dynamicImportSettled();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("slips that are settled together refresh the page once", () => {
  wire.heard.get("poy-update")?.(slip);
  wire.heard.get("round-settled")?.({ betId: "lao-2026-11-24", lost: 2 });
  vi.advanceTimersByTime(REFRESH_WITHIN_MS);
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

test("the first connection refreshes nothing, a later one does", () => {
  wire.reconnected();
  vi.advanceTimersByTime(REFRESH_WITHIN_MS);
  expect(router.refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  wire.reconnected();
  vi.advanceTimersByTime(REFRESH_WITHIN_MS);
  expect(router.refresh).toHaveBeenCalledTimes(1);
});
