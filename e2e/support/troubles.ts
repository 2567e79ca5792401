import type { BrowserContext } from "@playwright/test";

export interface Troubles {
  /** Says that errors matching this are part of the story. */
  expect(pattern: RegExp): void;
  unexpected(): string[];
}

/** Collects console errors and uncaught exceptions of every page of a context. */
export function watchTroubles(context: BrowserContext): Troubles {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  context.on("console", (message) => {
    if (message.type() !== "error") return;
    seen.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (webError) => seen.push(webError.error().stack ?? webError.error().message));
  return {
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => seen.filter((text) => !expected.some((pattern) => pattern.test(text))),
  };
}
