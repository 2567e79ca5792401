import { vi } from "vitest";

const PATIENCE_MS = 10_000;
const { waitFor } = vi;

/** By itself `vi.waitFor` gives up after a second, which a machine with other work takes to load a module. */
vi.waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === "number" ? options : { timeout: PATIENCE_MS, ...options });
