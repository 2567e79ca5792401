import { setFlagsFromString } from "node:v8";

/** How much the heap may grow beyond what is alive before it is collected, per cent. */
const GROWTH_PERCENT = 50;

/**
 * Collects garbage earlier than V8 does by itself. What a long export leaves behind outlives the collections of young
 * objects, and V8 then lets a heap of 48 MiB grow to 123 MiB; now it is collected at 72 MiB. A collection takes some
 * hundredths of a second, mostly beside the service's work.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
