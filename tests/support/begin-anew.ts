/**
 * Before each file that shares its process with others: what they loaded, how they set the timers, and what they put
 * in the place of globals is forgotten.
 */
import { vi } from "vitest";

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
