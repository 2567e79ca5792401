import lighthouse from "lighthouse";

const categories = ["performance", "accessibility", "best-practices", "seo"];
const runs = 5;

/**
 * Lighthouse's scores for one address on its phone profile, each the median of five runs, 0 to 100.
 * @param {{ url: string, port: number, token?: string }} page `port` is the browser's debugging port; with a
 *   token the page is a member's
 * @returns {Promise<{ marks: Record<string, number>, blockedMs: number, paintMs: number, costs: string[] }>}
 * `blockedMs`: total blocking time, `paintMs`: largest contentful paint as Lighthouse reckons it for its slow network,
 * medians; `costs` names the failed audits of the last run
 */
export async function judge({ url, port, token }) {
  const extraHeaders = token ? { Cookie: `access-token=${token}` } : {};
  const settings = { port, extraHeaders, onlyCategories: categories, logLevel: "error", output: "json" };
  const marks = Object.fromEntries(categories.map((category) => [category, []]));
  const blocked = [];
  const painted = [];
  let costs = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, settings);
    if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
    for (const category of categories) marks[category].push(markOf(result.lhr.categories[category]));
    blocked.push(result.lhr.audits["total-blocking-time"]?.numericValue ?? Number.NaN);
    painted.push(result.lhr.audits["largest-contentful-paint"]?.numericValue ?? Number.NaN);
    costs = categories.flatMap((category) => wanting(result.lhr, category));
  }
  const medians = categories.map((category) => [category, median(marks[category])]);
  return {
    marks: Object.fromEntries(medians),
    blockedMs: Math.round(median(blocked)),
    paintMs: Math.round(median(painted)),
    costs,
  };
}

/** Weighted audits that failed; for measured ones, with the value. */
const wanting = ({ categories, audits }, category) =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => [id, audits[id].displayValue].filter(Boolean).join(" "));

const markOf = (category) => Math.round((category?.score ?? 0) * 100);
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
