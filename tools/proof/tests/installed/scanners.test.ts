import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { markupFaults } from "@/tools/proof/installed/scan-html.mjs";
import { brokenLinks } from "@/tools/proof/installed/scan-links.mjs";

const page = (body: string) =>
  `<!DOCTYPE html><html lang="th"><head><title>t</title></head><body><main>${body}</main></body></html>`;
const rulesOf = async (html: string) => (await markupFaults(html, "th")).map((line) => line.split(":")[0]);

describe("markup", () => {
  test("that is sound has no fault, React's spelling included", async () => {
    expect(await rulesOf(page('<h1>a</h1><h2 id="_R_1_">b</h2><img alt="x" src="/x.png"/>'))).toEqual([]);
  });
  test.each([
    ["no-dup-id", '<p id="a"></p><p id="a"></p>'],
    ["heading-level", "<h1>a</h1><h3>b</h3>"],
    ["input-missing-label", '<input type="text">'],
    ["no-missing-references", '<p aria-labelledby="nobody">a</p>'],
    ["element-permitted-content", "<span><div></div></span>"],
    ["require-csp-nonce", "<script>1</script>"],
    ["no-implicit-button-type", "<button>a</button>"],
  ])("breaks %s with %s", async (rule, body) => {
    expect(await rulesOf(page(body))).toContain(rule);
  });
  test("in another language than it says is found", async () => {
    expect(await markupFaults(page("<h1>a</h1>"), "km")).toEqual(["lang is th where the page is km"]);
  });
});

describe("links", () => {
  const asked: string[] = [];
  const site = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/out") return response.writeHead(307, { location: elsewhereUrl }).end();
    if (request.url === "/gone") return response.writeHead(404, { "content-type": "text/html" }).end("gone");
    const links = `<a href="/gone">1</a><a href="/out">2</a><a href="${elsewhereUrl}">3</a><a href="/b#none">4</a>`;
    response.setHeader("content-type", "text/html");
    response.end(
      request.url === "/" ? `${links}<a href="/b">5</a><a href="#here">6</a><p id="here"></p>` : "ok",
    );
  });
  const elsewhere = createServer((_, response) => {
    asked.push("elsewhere");
    response.end();
  });
  const listen = (server: typeof site) =>
    new Promise<string>((listening) => {
      server.listen(0, "127.0.0.1", () => {
        listening(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      });
    });
  let origin = "";
  let elsewhereUrl = "";
  beforeAll(async () => {
    [origin, elsewhereUrl] = await Promise.all([listen(site), listen(elsewhere)]);
  });
  afterAll(() => {
    site.close();
    elsewhere.close();
  });

  test("that are broken are reported, and no other site is requested, not even by a redirect", async () => {
    const { broken } = await brokenLinks(origin, ["/"], {});
    expect(broken.sort()).toEqual(["/: /b#none answers 200", "/: /gone answers 404", "/: /out answers 0"]);
    expect(asked).not.toContain("elsewhere");
  });
});
