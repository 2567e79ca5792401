import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ShootingDesk from "@/components/yeekee/shooting/shooting-desk";
import { sealOf, summaryOf } from "../../stores/shots";
import { renderYeekee, shotRound } from "./render-yeekee";

/** A network that is down when the code of the work is requested. */
vi.mock("@/components/yeekee/draw-log/draw-work", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network here")));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const opening = {
  roundName: "Yeekee Round 34",
  summary: summaryOf({ seal: sealOf(), freeze: null }),
  shots: [],
  result: null,
};

test("when the code of the work fails to load, a message says what is going on", async () => {
  renderYeekee(<ShootingDesk opening={opening} nextHref={null} />, () => opening.summary, shotRound(-130));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Working out the result" })).toBeTruthy());
});
