/** Lengths in ms: a key that was pressed; something that was accepted for good. */
const lengths = { key: 10, accepted: [20, 60, 30] } as const;

/** A short vibration, where the device has one. Before the first touch of a page browsers refuse it, with an error. */
export function vibrate(what: keyof typeof lengths): void {
  if (!navigator.userActivation?.hasBeenActive || matchMedia("(prefers-reduced-motion: reduce)").matches)
    return;
  const pattern = lengths[what];
  navigator.vibrate?.(typeof pattern === "number" ? pattern : [...pattern]);
}
