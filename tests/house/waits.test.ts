import { expect, test } from "vitest";
import { read, sourcesUnder } from "./source-files";

/** What ends sooner on a quiet machine is slow on one where other tests run: a wait is ended by its fact. */
const LEAST_PATIENCE_MS = 60_000;

const shortWaits = (text: string) =>
  [...text.matchAll(/\btimeout: (\d[\d_]*)/g)]
    .map(([, ms = ""]) => Number(ms.replaceAll("_", "")))
    .filter((ms) => ms < LEAST_PATIENCE_MS);

test("tests on databases and processes wait for facts as long as a busy machine needs", () => {
  const places = ["tests/upstream", "tests/whole", "tests/parity", "tests/support", "tools/proof/trials"];
  const hasty = sourcesUnder(places).filter((file) => shortWaits(read(file)).length > 0);
  expect(hasty).toEqual([]);
});

/** A try of this length or less is one of several: a block that is retried, whose own patience counts. */
const LONGEST_TRY_MS = 3_000;

test("stories wait for facts as long, but for the single tries of what is retried", () => {
  const hasty = sourcesUnder(["e2e"]).filter((file) =>
    shortWaits(read(file)).some((ms) => ms > LONGEST_TRY_MS),
  );
  expect(hasty).toEqual([]);
});

/** Bounds of what a test itself has timed. */
const timedBounds = (text: string) =>
  [...text.matchAll(/\.now\(\) - \w+\)\.toBeLessThan(?:OrEqual)?\((\d[\d_]*)\)/g)].map(([, ms = ""]) =>
    Number(ms.replaceAll("_", "")),
  );

/** Where a rule itself names the second: a logout closes the session's sockets within one. */
const ruled = ["tools/proof/trials/processes.test.ts"];

test("what a test times may take as long: how fast it is, a benchmark measures", () => {
  const hasty = sourcesUnder(["tests", "e2e", "tools/proof/trials", "tools/proof/tests"]).filter((file) =>
    timedBounds(read(file)).some((ms) => ms < LEAST_PATIENCE_MS),
  );
  expect(hasty).toEqual(ruled);
});

test("a hasty wait is found", () => {
  expect(shortWaits("await vi.waitFor(seen, { timeout: 5_000, interval: 10 });")).toEqual([5_000]);
  expect(shortWaits("await vi.waitFor(seen, { timeout: 120_000 });")).toEqual([]);
  expect(timedBounds(["expect(performance.now() - began)", ".toBeLessThan(500);"].join(""))).toEqual([500]);
});
