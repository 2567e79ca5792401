import { startChild } from "./child.mjs";
import { waitForHealth } from "./health.mjs";
import { inRoot } from "./root.mjs";

const nextCli = inRoot("node_modules/next/dist/bin/next");
const commands = {
  production: {
    nodeEnv: "production",
    upstream: ["--enable-source-maps", inRoot(".build/upstream.mjs")],
    web: (port) => [nextCli, "start", "-p", String(port)],
  },
  dev: {
    nodeEnv: "development",
    upstream: [
      inRoot("node_modules/tsx/dist/cli.mjs"),
      "watch",
      "--clear-screen=false",
      // Read at run time instead of imported.
      "--include=upstream/db/**/*.sql",
      inRoot("upstream/main.ts"),
    ],
    web: (port) => [nextCli, "dev", "-p", String(port)],
  },
};

// Beyond the time that a part serves on; slips need a short time to finish.
const webGraceMs = 7_000;
const upstreamGraceMs = 12_000;
const startTimeoutMs = 120_000;

/**
 * A site ready to start, or the part of it that the role names: the upstream (when it is embedded), then the web
 * server.
 * @param {ReturnType<import("./settings.mjs").readSettings>} settings
 * @param {Record<string, string | undefined>} env of the children, secrets included
 * @param {"production" | "dev"} mode
 */
export function createSite(settings, env, mode) {
  const command = commands[mode];
  const origin = `http://127.0.0.1:${settings.port}`;
  const upstreamOrigin = `http://${settings.upstreamHost ?? "127.0.0.1"}:${settings.upstreamPort}`;
  const shared = {
    ...env,
    NODE_ENV: command.nodeEnv,
    NEXT_TELEMETRY_DISABLED: "1",
    // lib/server/gate/drain.ts ends the web server.
    ...(mode === "production" && { NEXT_MANUAL_SIG_HANDLE: "1" }),
    PORT: String(settings.port),
    UPSTREAM_PORT: String(settings.upstreamPort),
    DATA_DIR: settings.dataDir,
  };
  const children = [];
  let isStopping = false;
  let tellEnd;
  /** Resolves when the first child ends by itself, `{ name, code }`; the site is incomplete then. */
  const firstEnd = new Promise((done) => {
    tellEnd = done;
  });

  const startOne = async (name, args, url, isGood) => {
    if (isStopping) return;
    const child = startChild(name, args, shared);
    children.push(child);
    await waitForHealth(child, url, isGood, startTimeoutMs);
  };

  return {
    origin,
    upstreamOrigin,
    firstEnd,
    /** Resolves when everything responds. @throws StartError with the failing part's own reason */
    async start() {
      if (settings.startsUpstream) {
        await startOne("upstream", command.upstream, `${upstreamOrigin}/health`, (status) => status === 200);
      }
      if (settings.startsWeb) {
        // This page responds also while the site is closed.
        await startOne(
          "web server",
          command.web(settings.port),
          `${origin}/maintenance`,
          (status) => status < 500,
        );
      }
      for (const child of children) {
        child.release();
        child.ended.then((code) => tellEnd({ name: child.name, code }));
      }
    },
    /** The web server stops first, so that the upstream can finish its running calls. */
    async stop() {
      isStopping = true;
      for (const child of children.toReversed()) {
        const graceMs = child.name === "web server" ? webGraceMs : upstreamGraceMs;
        await child.stop(graceMs + (settings.drainMs ?? 0));
      }
    },
    /** The process id of a running part, for tests that kill it. */
    pidOf: (name) => children.find((child) => child.name === name)?.pid,
  };
}
