import { type SpecUpstream, startSpecUpstream } from "../../tests/support/spec-upstream/start";
import { startLoneWeb } from "./lone-web";
import { test } from "./site";

interface SpecSite {
  origin: string;
  upstream: SpecUpstream;
}

/** Stories on an upstream that has the spec's calls alone; nothing of this project runs behind the web server. */
export const testOnSpec = test.extend<{ onSpec: SpecSite }, { specSiteOfWorker: SpecSite }>({
  specSiteOfWorker: [
    async ({ browserName: _ }, use) => {
      const upstream = await startSpecUpstream();
      const web = await startLoneWeb(upstream.env);
      await use({ origin: web.origin, upstream });
      await web.stop();
      await upstream.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  onSpec: ({ specSiteOfWorker }, use) => use(specSiteOfWorker),
  baseURL: ({ specSiteOfWorker }, use) => use(specSiteOfWorker.origin),
});
