import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import {
  addressBehind,
  askedErrorPage,
  ERROR_PAGE_HEADER,
  replaceFailedDocument,
} from "@/lib/server/gate/failed-document";

let server: Server | undefined;
const end = () =>
  new Promise<void>((done) => {
    server?.close(() => done());
    server?.closeAllConnections();
  });
afterEach(end);

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server whose answers are watched as the site's are; `wall` answers the watcher's own request. */
async function serve(answer: Answer, wall: Answer): Promise<string> {
  server = createServer((request, response) => {
    replaceFailedDocument(request, response);
    const asked = askedErrorPage(new Headers(request.headers as Record<string, string>));
    (asked ? wall : answer)(request, response);
  });
  await new Promise<void>((ready) => server?.listen(0, "127.0.0.1", ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** One request on a connection of its own. */
function ask(address: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; text: string; header: (name: string) => unknown }>((done, fail) => {
    const call = request(address, { agent: false, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      answer.on("end", () =>
        done({ status: answer.statusCode ?? 0, text, header: (name) => answer.headers[name] ?? null }),
      );
    });
    call.on("error", fail).end();
  });
}

/** A failed page as the framework sends it: an empty document, in chunks. */
const empty =
  (status: number): Answer =>
  (_, response) => {
    response.statusCode = status;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("etag", "x");
    response.flushHeaders();
    response.write('<!DOCTYPE html><html id="__next_error__">');
    response.end("<body></body></html>");
  };
const said: Answer = (request, response) => {
  response.writeHead(Number(String(request.headers["x-asked-wall"]).startsWith("notFound") ? 404 : 500), {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "script-src 'nonce-x'",
  });
  response.end(`<main>${request.url} ${request.headers.cookie ?? "no cookie"}</main>`);
};

const sent = "locale=mm; access-token=secret; theme=dark; text-size=large; themes=7";

test.each([
  [404, "made for the visitor", sent],
  [500, "made as for a guest", "locale=mm; theme=dark; text-size=large"],
])("an empty document of status %i becomes the wall, %s", async (status, _, seen) => {
  const origin = await serve(empty(status), said);
  const answer = await ask(`${origin}/mm/poy/gov/9`, { cookie: sent });
  expect([answer.status, answer.text]).toEqual([status, `<main>/mm/poy/gov/9 ${seen}</main>`]);
  expect([answer.header("content-security-policy"), answer.header("etag")]).toEqual([
    "script-src 'nonce-x'",
    null,
  ]);
});

test("a missing file has a guest's page, asked for where the gate sees it, and no cookie of the visitor's", async () => {
  const origin = await serve(empty(404), said);
  const answer = await ask(`${origin}/images/howto/th/none.webp`, { cookie: sent });
  expect([answer.status, answer.text]).toEqual([
    404,
    "<main>/ locale=mm; theme=dark; text-size=large</main>",
  ]);
});

test("where the gate leads elsewhere than to the page of what is missing, the visitor is led there", async () => {
  const origin = await serve(empty(404), (_, response) => {
    response.writeHead(307, { location: "/en/main" });
    response.end();
  });
  const answer = await ask(`${origin}/en/poy/gov/9`);
  expect([answer.status, answer.header("location"), answer.text]).toEqual([307, "/en/main", ""]);
});

test("where the error page fails as well, it is the last-resort page", async () => {
  for (const wall of [empty(500), ((_, response) => response.destroy()) as Answer]) {
    const origin = await serve(empty(404), wall);
    const answer = await ask(`${origin}/poy`);
    expect(answer.status).toBe(500);
    expect(answer.text).toContain("An error occurred while showing the error page");
    await end();
  }
});

test("the middleware's own error pages, calls, parts of pages and successful answers pass as they are", async () => {
  const wall: Answer = (_, response) => {
    response.writeHead(404, { "content-type": "text/html" });
    response.end("its own");
  };
  const origin = await serve((request, response) => {
    if (request.url === "/nowhere") response.setHeader(ERROR_PAGE_HEADER, "notFound");
    if (request.url === "/results") return void response.end("fine");
    wall(request, response);
  }, said);
  for (const [path, headers, text] of [
    ["/nowhere", {}, "its own"],
    ["/api/cashs", {}, "its own"],
    ["/_next/none", {}, "Not found"],
    ["/share/th/market/none.png", {}, "its own"],
    ["/sim/none", {}, "its own"],
    ["/ready", {}, "its own"],
    ["/poy", { rsc: "1" }, "its own"],
    ["/results", {}, "fine"],
  ] as [string, Record<string, string>, string][]) {
    const answer = await ask(origin + path, headers);
    expect([path, answer.text, answer.header(ERROR_PAGE_HEADER)]).toEqual([path, text, null]);
  }
});

test("the page of what is missing is asked for from the visitor's address, which nobody else can name", async () => {
  let address: string | undefined;
  const origin = await serve(empty(404), (request, response) => {
    address = addressBehind(request.headers);
    said(request, response);
  });
  await ask(`${origin}/poy/gov/9`, { "x-forwarded-for": "203.0.113.7" });
  expect(address).toBe("203.0.113.7");
  expect(addressBehind({ "x-asked-wall": "notFound guess 203.0.113.7" })).toBeUndefined();
});

test("nobody else can request an error page", () => {
  expect(askedErrorPage(new Headers({ "x-asked-wall": "serverError guess" }))).toBeNull();
  expect(askedErrorPage(new Headers({ "x-asked-wall": "serverError" }))).toBeNull();
  expect(askedErrorPage(new Headers())).toBeNull();
});
