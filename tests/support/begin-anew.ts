/** Before each file that shares its process with others: what they loaded, and how they set the timers, is forgotten. */
import { vi } from "vitest";

vi.resetModules();
vi.useRealTimers();
