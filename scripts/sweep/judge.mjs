import lighthouse from "lighthouse";

const categories = ["performance", "accessibility", "best-practices", "seo"];
const runs = 3;

/**
 * Lighthouse's marks for one address on its own phone profile, each the median of three runs, 0 to 100.
 * @param {{ url: string, port: number, token?: string }} page `port` is the browser's debugging port; with a
 *   token the page is a member's
 * @returns {Promise<Record<string, number>>}
 */
export async function judge({ url, port, token }) {
  const extraHeaders = token ? { Cookie: `access-token=${token}` } : {};
  const settings = { port, extraHeaders, onlyCategories: categories, logLevel: "error", output: "json" };
  const marks = Object.fromEntries(categories.map((category) => [category, []]));
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, settings);
    if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
    for (const category of categories) marks[category].push(markOf(result.lhr.categories[category]));
  }
  return Object.fromEntries(categories.map((category) => [category, median(marks[category])]));
}

const markOf = (category) => Math.round((category?.score ?? 0) * 100);
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
