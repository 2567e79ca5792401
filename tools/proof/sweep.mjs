import { browserWhenMissing } from "../site/browser.mjs";
import { buildWhenStale } from "../site/build.mjs";
import { installProof, installWhenNeeded } from "../site/install.mjs";
import { requireNode } from "../site/node-version.mjs";
import { runScript } from "../site/start-error.mjs";
import { planOf } from "./sweep/plan.mjs";

/** Each part runs on a site of its own and returns the number of faults. */
const parts = {
  screens: async (plan) => (await import("./sweep/show-screens.mjs")).showScreens(plan),
  boxes: async (plan) => (await import("./sweep/boxes.mjs")).sweepBoxes(plan),
  scanners: async () => (await import("./sweep/scanners/scan.mjs")).scan(),
  lighthouse: async () => (await import("./sweep/lighthouse-screens.mjs")).judgeScreens(),
  soak: async (plan) => (await import("./sweep/soak/soak.mjs")).soak(plan),
  stories: async () => (await import("./sweep/stories.mjs")).runStories(),
  day: async () => (await import("./sweep/day.mjs")).sweepDay(),
  trials: async () => (await import("./sweep/trials.mjs")).sweepTrials(),
  bank: async () => (await import("./sweep/bank.mjs")).sweepBank(),
  properties: async () => (await import("./sweep/properties.mjs")).sweepProperties(),
  attacks: async () => (await import("./sweep/attacks.mjs")).sweepAttacks(),
  hostile: async () => (await import("./sweep/hostile.mjs")).sweepHostile(),
  browsers: async () => (await import("./sweep/browsers.mjs")).sweepBrowsers(),
  draws: async () => (await import("./sweep/draws.mjs")).sweepDraws(),
  "spec-floor": async (plan) => (await import("./sweep/spec-floor.mjs")).sweepSpecFloor(plan),
  cluster: async () => (await import("./sweep/cluster.mjs")).sweepCluster(),
  empty: async () => (await import("./sweep/empty-machine.mjs")).sweepEmpty(),
  proof: async (plan) => (await import("./sweep/proof.mjs")).sweepProof(plan),
};

/** The parts that use the proof's packages; the others do without them. */
const withPackages = ["scanners", "lighthouse", "browsers", "spec-floor"];

/**
 * `npm run sweep`: the long run. Every screen in every language at both widths checked by axe, with screenshots;
 * every page of a member but the slips by measured boxes at five widths and two text sizes; scanners over markup,
 * links, headers and cookies; Lighthouse's scores; a soak of some minutes; the member stories at every size; a
 * simulated day of every round; killed processes; a minute of a bank under load; attacks; hostile cookies, paths
 * and headers; the main story in Firefox and WebKit; attempts to choose or forge draws; every property on new
 * cases; every page on random answers of the spec's calls; the site as many processes; README's two commands in an empty Debian; the figures of docs/reliability.md.
 * `-- th 390 dark /lotto` selects screens; `-- boxes`, `-- scanners`, `-- lighthouse`, `-- soak 20` (minutes),
 * `-- stories`, `-- day`, `-- trials`, `-- bank`, `-- attacks`, `-- hostile`, `-- browsers`, `-- draws`,
 * `-- properties`, `-- spec-floor 20` (seeds), `-- cluster`, `-- empty`, `-- proof histories` select parts.
 */
await runScript(async () => {
  requireNode();
  const plan = planOf(process.argv.slice(2));
  await installWhenNeeded();
  if (plan.parts.some((part) => withPackages.includes(part))) await installProof();
  if (plan.parts.some((part) => ["screens", "boxes", "lighthouse", "stories"].includes(part)))
    await browserWhenMissing();
  await buildWhenStale();
  let wrong = 0;
  for (const part of plan.parts) wrong += await parts[part](plan);
  return wrong === 0 ? 0 : 1;
});
