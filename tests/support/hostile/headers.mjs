/** @type {Record<string, string>[]} Headers that have opened, or may open, protected pages elsewhere. */
export const hostileHeaders = [
  { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
  { "x-middleware-subrequest": "src/middleware:src/middleware:src/middleware:src/middleware:src/middleware" },
  { "x-middleware-rewrite": "/main", "x-middleware-next": "1", "x-middleware-override-headers": "cookie" },
  { "x-invoke-path": "/th/main", "x-matched-path": "/th/main", "x-nextjs-data": "1" },
  { "x-original-url": "/main", "x-rewrite-url": "/main", "x-http-method-override": "PUT" },
  {
    "x-forwarded-host": "evil.test",
    "x-forwarded-proto": "https",
    "x-forwarded-for": "127.0.0.1",
    forwarded: "for=1;host=evil.test",
  },
  { rsc: "1" },
  { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
  { rsc: "1", "next-router-state-tree": "not a tree" },
  {
    "next-router-state-tree": "%5B%22%22%2C%7B%22children%22%3A%5B%22x%22%5D%7D%5D",
    rsc: "1",
    "next-url": "/main",
  },
  {
    "x-page": "/main",
    "x-page-path": "/main",
    "x-nonce": "known",
    "content-security-policy": "script-src *",
  },
  {
    authorization: "Bearer x",
    "x-client-ip": "127.0.0.1",
    "x-device-id": "0".repeat(32),
    "x-site-host": "evil.test",
    auth: "x",
  },
  {
    range: "bytes=0-10",
    "if-none-match": "*",
    "if-modified-since": "Thu, 01 Jan 2099 00:00:00 GMT",
    expect: "200-ok",
  },
  {
    accept: "application/json",
    purpose: "prefetch",
    "x-csrf-wanted": "1",
    "accept-language": "x".repeat(3_000),
  },
];
