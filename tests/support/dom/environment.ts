import type { GlobalWindow } from "happy-dom";
import { type Environment, populateGlobal } from "vitest/runtime";

/** What browser and Node both have: the document's is taken. */
const additionalKeys = [
  "Request",
  "Response",
  "MessagePort",
  "fetch",
  "Headers",
  "AbortController",
  "AbortSignal",
  "URL",
  "URLSearchParams",
  "FormData",
];

/** Vitest's environment `happy-dom`, with the package in one file (`bundle-happy-dom.ts`), whose path HAPPY_DOM names. */
export default {
  name: "bundled-happy-dom",
  viteEnvironment: "client",
  async setup(global) {
    const bundle: { GlobalWindow: typeof GlobalWindow } = await import(process.env.HAPPY_DOM ?? "happy-dom");
    const window = new bundle.GlobalWindow({
      console: global.console,
      url: "http://localhost:3000",
      settings: { disableErrorCapturing: true },
    });
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true, additionalKeys });
    return {
      async teardown() {
        await window.happyDOM.abort();
        window.close();
        for (const key of keys) delete global[key];
        for (const [key, value] of originals) global[key] = value;
      },
    };
  },
} satisfies Environment;
