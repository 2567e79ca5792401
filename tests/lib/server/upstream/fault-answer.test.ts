import { expect, test } from "vitest";
import { readFaultAnswer } from "@/lib/server/upstream/fault-answer";

const html = "<pre>Cannot GET /api/cashs</pre>";

test.each([
  ["a framework's page for an address it does not have", 404, html, "not-found"],
  ["a page that says a call is not built", 501, html, "not-offered"],
  ["a load balancer's page with nobody behind it", 503, html, "busy"],
  ["any other page", 500, html, "upstream-garbled"],
  ["a redirect", 302, "", "upstream-garbled"],
  ["JSON without a code", 404, '{"message":"Not Found"}', "not-found"],
  ["JSON without a code", 503, "{}", "busy"],
  ["the service's own word", 503, '{"code":"maintenance"}', "maintenance"],
  ["a code that nobody here knows", 409, '{"code":"of-their-own"}', "bad-request"],
])("%s with %i is read as a fault", (_, status, text, code) => {
  expect(readFaultAnswer({ status, text }).code).toBe(code);
});
