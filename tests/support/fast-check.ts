/**
 * fast-check as every test gets it (vitest.config.ts): the same cases each time, so that a red test stays red, and
 * others where SEED says so. `npm run sweep -- properties` draws a fresh one and prints it.
 */
import fc from "../../node_modules/fast-check/lib/fast-check.js";

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.SEED || 20_261_126) });

export * from "../../node_modules/fast-check/lib/fast-check.js";
export default fc;
