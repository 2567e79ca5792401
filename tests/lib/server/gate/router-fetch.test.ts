import { expect, test } from "vitest";
import { isDocument, isPrefetch, noteRouterFetch } from "@/lib/server/gate/router-fetch";

test.each<[string, Record<string, string>, { document: boolean; prefetch: boolean }]>([
  ["a document", {}, { document: true, prefetch: false }],
  ["the router's content of a page", { rsc: "1" }, { document: false, prefetch: false }],
  ["an early page", { rsc: "1", "next-router-prefetch": "1" }, { document: false, prefetch: true }],
  [
    "an early part",
    { rsc: "1", "next-router-segment-prefetch": "/_tree" },
    { document: false, prefetch: true },
  ],
  ["a browser's early page", { "sec-purpose": "prefetch;prerender" }, { document: true, prefetch: true }],
  ["a client's own word for it", { "x-router-fetch": "prefetch" }, { document: true, prefetch: false }],
])("%s", (_, headers, { document, prefetch }) => {
  noteRouterFetch(headers);
  const { rsc, "next-router-prefetch": early, "next-router-segment-prefetch": part, ...seen } = headers;
  expect([isDocument(new Headers(seen)), isPrefetch(new Headers(seen))]).toEqual([document, prefetch]);
});
