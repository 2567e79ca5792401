import { expect, test, vi } from "vitest";
import { loadLate } from "@/stores/_core/late-code";

test("code is loaded one part after the other, and one that is not to be had keeps none from coming", async () => {
  const loaded: string[] = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => {
    loaded.push("idle");
    run();
  });
  await loadLate([
    async () => loaded.push("first"),
    async () => {
      loaded.push("lost");
      throw new Error("no network");
    },
    async () => loaded.push("last"),
  ]);
  expect(loaded).toEqual(["idle", "first", "idle", "lost", "idle", "last"]);
  vi.unstubAllGlobals();
});
