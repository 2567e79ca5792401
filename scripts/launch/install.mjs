import { install } from "../../tools/site/install.mjs";
import { requireNode } from "../../tools/site/node-version.mjs";
import { runScript } from "../../tools/site/start-error.mjs";

/** Installs npm's packages anew, whatever is there. */
await runScript(async () => {
  requireNode();
  await install();
});
