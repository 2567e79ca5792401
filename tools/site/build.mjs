import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { buildIdOf, keepsId } from "./build-id.mjs";
import { followingEnv } from "./follow.mjs";
import { takeLock } from "./lock.mjs";
import { inRoot } from "./root.mjs";
import { runTool } from "./run.mjs";
import { sourceHash } from "./source-hash.mjs";
import { StartError, say } from "./start-error.mjs";

const shared = ["lib", "package-lock.json", "tsconfig.json"];
const webSources = [
  ...shared,
  "app",
  "components",
  "stores",
  "locales",
  "middleware.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "next.config.ts",
];
const upstreamSources = [...shared, "upstream", "tools/site/bundle-upstream.mjs"];

/**
 * Builds the site and the upstream, each only when its sources changed since its last build, or the part of them
 * that is started.
 */
export async function buildWhenStale(
  { startsUpstream, startsWeb } = { startsUpstream: true, startsWeb: true },
) {
  await runInOrder(async () => {
    if (startsUpstream) await upstreamWhenStale();
    if (startsWeb) await webWhenStale();
  });
}

/** Only the upstream, which takes a second: for tests that run it as a process. */
export async function buildUpstreamWhenStale() {
  await runInOrder(upstreamWhenStale);
}

const upstreamWhenStale = () =>
  buildPart("upstream", upstreamSources, inRoot(".build/upstream.mjs"), buildUpstream);

async function webWhenStale() {
  const product = inRoot(".next/BUILD_ID");
  const id = buildIdOf(webSources, sourceHash(webSources));
  if (existsSync(product) && !keepsId(readFileSync(product, "utf8").trim(), id)) rmSync(product);
  await buildPart("web", webSources, product, () => buildWeb(id));
}

async function runInOrder(build) {
  mkdirSync(inRoot(".build"), { recursive: true });
  const lock = await waitForLock();
  try {
    await build();
  } finally {
    lock.release();
  }
}

async function buildPart(name, sources, product, build) {
  const stamp = inRoot(`.build/${name}.stamp`);
  const hash = sourceHash(sources);
  if (existsSync(product) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  rmSync(stamp, { force: true });
  say(`Building (${name}) …`);
  await build();
  writeFileSync(stamp, hash);
}

async function buildUpstream() {
  const { bundleUpstream } = await import("./bundle-upstream.mjs");
  await bundleUpstream();
  for (const folder of ["migrations", "functions"]) {
    rmSync(inRoot(`.build/${folder}`), { recursive: true, force: true });
    cpSync(inRoot(`upstream/db/${folder}`), inRoot(`.build/${folder}`), { recursive: true });
  }
}

async function buildWeb(id) {
  const env = { ...process.env, BUILD_ID: id, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const code = await runTool("next/dist/bin/next", ["build"], { env: followingEnv(env) });
  if (code !== 0) throw new StartError("next build failed; its own words stand above.");
}

async function waitForLock() {
  for (let told = false; ; told = true) {
    const lock = takeLock(inRoot(".build/building.lock"));
    if ("release" in lock) return lock;
    if (!told) say(`Waiting for the build of process ${lock.heldBy} …`);
    await wait(500);
  }
}
