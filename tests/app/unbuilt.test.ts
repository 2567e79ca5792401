import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import UnbuiltPage from "@/app/[locale]/[...unbuilt]/page";

test("an address that the routes know and no page serves is our own 404, not the framework's", () => {
  expect(() => UnbuiltPage()).toThrow(expect.objectContaining({ digest: "NEXT_HTTP_ERROR_FALLBACK;404" }));
  expect(existsSync("app/[locale]/not-found.tsx")).toBe(true);
});
