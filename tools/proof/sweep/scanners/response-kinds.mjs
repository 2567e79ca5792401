const json = { "content-type": "application/json" };

/** Files of the project or its data directory that the site must not serve. */
const kept = [
  ...["/.env", "/.data/secrets.json", "/.git/config", "/.build/upstream.mjs", "/.next/BUILD_ID"],
  ...["/package.json", "/next.config.ts", "/_next/server/middleware.js", "/fonts/../../package.json"],
  "/_next/static/%2e%2e/%2e%2e/package.json",
];

/**
 * One request for every kind of response of the site. `as` names the sender; without a `status` any is right.
 * @param {{ betId: string, pusherKey: string }} site
 */
export function kindsOfAnswer({ betId, pusherKey }) {
  const page = (path, status, more) => ({ kind: "page", method: "GET", path, status, as: "guest", ...more });
  const redirect = (path, more) => ({ ...page(path, 307, more), kind: "redirect" });
  const call = (method, path, status, more) => ({ kind: "call", method, path, status, as: "guest", ...more });
  const file = (path, status) => ({ kind: "file", method: "GET", path, status, as: "guest" });
  return [
    page("/", 200),
    page("/mm/results", 200),
    page("/login", 200, { method: "HEAD" }),
    page("/", 200, { method: "POST" }),
    page("/main", 200, { as: "member" }),
    page(`/kh/lotto/gov/${betId}`, 200, { as: "member" }),
    page("/external/login", 200, { isExternal: true }),
    page("/", 400, { headers: { "x-forwarded-host": "elsewhere.test" } }),
    page("/", 401, { headers: { cookie: "session-refused=1" } }),
    page("/lotto", 403, { as: "banned" }),
    page("/nowhere", 404),
    page("/%E0%A4%A", 400),
    page("/fonts/%E0%A4%A", 400),
    page("/maintenance", 200),
    page("/offline", 200),
    page("/results/yeekee/none", 404),
    page(`/app/${pusherKey}`, 404),
    ...kept.map((path) => ({ ...page(path, 404), kind: path.startsWith("/_next/s") ? "file" : "page" })),

    redirect("/lotto"),
    redirect("/results/"),
    redirect("/en/results?lang=th"),
    redirect("/register/index-backup"),
    redirect("/", { as: "member" }),

    call("GET", "/poy-api/bet-lists.latest", 200),
    call("GET", "/api/cashs", 200, { as: "member" }),
    call("POST", "/api/users.login", 400, { headers: json, body: "{}" }),
    call("GET", "/api/cashs", 401),
    call("GET", "/api/cashs", 403, { as: "operator" }),
    call("GET", "/api/nowhere", 404),
    call("GET", "/api/%E0%A4%A", 404),
    call("GET", "/api/../test/clock", 404),
    call("DELETE", "/api/cashs", 405),
    call("POST", "/api/users.login", 415, { body: "userName=demo01" }),
    call("GET", "/poy-api/bet-lists.one?id=", 422),
    call("GET", "/api/cashs", 400, { headers: { "x-forwarded-host": "elsewhere.test" } }),

    file("/icon.svg", 200),
    file("/icons-3.svg", 200),
    file("/marks-1.svg", 200),
    file("/fonts/latin-1.woff2", 200),
    file("/fonts/none.woff2", 404),
    file("/_next/static/chunks/none.js", 404),
    file("/_next/image?url=%2Fnone.png&w=64&q=75", undefined),
  ];
}

/** Requests while the upstream is stopped. */
export function kindsWithoutUpstream() {
  return [
    { kind: "page", method: "GET", path: "/", status: 200, as: "guest" },
    { kind: "page", method: "GET", path: "/poy", status: 500, as: "member" },
    { kind: "call", method: "GET", path: "/poy-api/bet-lists.latest", status: 502, as: "guest" },
    { kind: "call", method: "GET", path: "/api/cashs", status: 502, as: "member" },
  ];
}
