import { readFileSync } from "node:fs";
import { inRoot } from "../../../site/root.mjs";
import { comeToRest, movingAnimations } from "../../../testing/boxes-at-rest.mjs";
import { measureBoxes } from "../../../testing/measure-boxes.mjs";

const testingLibrary = "node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js";

/** Testing Library, the measuring of boxes and `seek`, as one script for a page. Loading it twice does no harm. */
export const inPageScript = [
  // tsx wraps functions in a call that keeps their names.
  "globalThis.__name = (named) => named",
  `globalThis.measureBoxes = ${measureBoxes}`,
  `globalThis.movingAnimations = ${movingAnimations}`,
  `globalThis.comeToRest = ${comeToRest}`,
  readFileSync(inRoot(testingLibrary), "utf8"),
  readFileSync(new URL("./in-page.mjs", import.meta.url), "utf8"),
].join("\n;\n");
