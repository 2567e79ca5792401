/**
 * Before each file that shares its process with others: what they loaded, how they set the timers, and what they left
 * in the browser's stores is forgotten.
 */
import { vi } from "vitest";

vi.resetModules();
vi.useRealTimers();
if (typeof document !== "undefined") {
  localStorage.clear();
  sessionStorage.clear();
  // The older way to write a cookie: the documents of these tests know no other.
  for (const pair of document.cookie.split("; "))
    document.cookie = `${pair.split("=")[0]}=; path=/; max-age=0`;
}
