import { buildWhenStale } from "../../tools/site/build.mjs";
import { runScript } from "../../tools/site/start-error.mjs";

/** The build as a process of its own, so that its output and its time can be told from what runs beside it. */
await runScript(async () => {
  await buildWhenStale();
  return 0;
});
