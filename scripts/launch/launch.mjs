import { existsSync } from "node:fs";
import { installWhenNeeded } from "../../tools/site/install.mjs";
import { requireNode } from "../../tools/site/node-version.mjs";
import { requireFreePort } from "../../tools/site/ports.mjs";
import { inRoot } from "../../tools/site/root.mjs";
import { boxSecrets, requireSecrets } from "../../tools/site/secrets.mjs";
import { readSettings } from "../../tools/site/settings.mjs";
import { createSite } from "../../tools/site/site.mjs";
import { runScript, say } from "../../tools/site/start-error.mjs";
import { openDataDir } from "./data-dir.mjs";
import { greet } from "./greeting.mjs";
import { migrateOnce } from "./migrate-once.mjs";
import { stopRequest } from "./stop-request.mjs";

/**
 * `npm start` and `npm run dev`, the whole site or the role that the environment names: checks what can be wrong before anything slow is done, then installs, runs
 * `prepare`, starts the site, and runs until it is stopped. On an error, prints one line and exits with code 1.
 * @param {"production" | "dev"} mode
 * @param {(settings: { startsUpstream: boolean, startsWeb: boolean }) => Promise<void>} prepare for example the build
 */
export function launch(mode, prepare) {
  return runScript(async () => {
    requireNode();
    if (existsSync(inRoot(".env"))) process.loadEnvFile(inRoot(".env"));
    const settings = readSettings(process.env);
    if (!settings.inTheBox) requireSecrets(settings, process.env);
    const isMigration = settings.role === "migrate";
    if (settings.startsWeb) await requireFreePort("PORT", settings.port);
    if (settings.startsUpstream && !isMigration)
      await requireFreePort("UPSTREAM_PORT", settings.upstreamPort);
    const lock = settings.ownsDatabase ? openDataDir(settings.dataDir) : null;
    try {
      const secrets = settings.inTheBox ? boxSecrets(settings.dataDir, process.env) : {};
      await installWhenNeeded();
      await prepare(settings);
      if (isMigration) return await migrateOnce(process.env);
      return await serve(settings, { ...process.env, ...secrets }, mode);
    } finally {
      lock?.release();
    }
  });
}

async function serve(settings, env, mode) {
  const stopping = stopRequest();
  const site = createSite(settings, env, mode);
  try {
    const isUp = await Promise.race([site.start().then(() => true), stopping.asked.then(() => false)]);
    if (!isUp) return 0;
    greet(settings, env, site);
    const end = await Promise.race([stopping.asked, site.firstEnd]);
    if (!end) return 0;
    say(`The ${end.name} ended by itself (${end.code}); stopping the rest.`);
    return 1;
  } finally {
    await site.stop();
    stopping.forget();
  }
}
