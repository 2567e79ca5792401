import { expect, test } from "vitest";
import { read, sourcesUnder } from "./source-files";

/** The front page has the site's own title, which the root layout sets. */
const front = "app/[locale]/(public)/page.tsx";

test("every page but the front one says its own title, in the reader's language", () => {
  const pages = sourcesUnder(["app"]).filter((file) => /\/(page|not-found)\.tsx$/.test(file));
  expect(pages).toContain(front);
  const silent = pages.filter(
    (file) => !/\bgenerateMetadata\b|\bmetadata\b|^\s*notFound\(\);/m.test(read(file)),
  );
  expect(silent).toEqual([front]);
});
