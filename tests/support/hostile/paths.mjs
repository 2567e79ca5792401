import { diceOf } from "./cookies.mjs";

const secret = [
  "credit/deposit",
  "bank/add",
  "game",
  "games",
  "lotto",
  "lotto/gov",
  "main",
  "poy",
  "profile",
  "number-set",
];
const encodeFirst = (path) => `%${path.charCodeAt(0).toString(16)}${path.slice(1)}`;
const encodeAll = (path) => [...path].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join("");
/** Ways to write a path that an access check may fail to recognise. */
const disguises = [
  (path) => `/${encodeFirst(path)}`,
  (path) => `/${encodeAll(path)}`,
  (path) => `/%25${encodeFirst(path).slice(1)}`,
  (path) => `//${path}`,
  (path) => `///${path}//`,
  (path) => `/./${path}`,
  (path) => `/x/../${path}`,
  (path) => `/%2e/${path}`,
  (path) => `/howto/lotto/%2e%2e/%2e%2e/${path}`,
  (path) => `/${path.toUpperCase()}`,
  (path) => `/EN/${path}`,
  (path) => `/en//${path}/`,
  (path) => `/${path}%00`,
  (path) => `/${path}\0`,
  (path) => `/%00/${path}`,
  (path) => `\\${path}`,
  (path) => `/%5c${path}`,
  (path) => `/${path};a=b`,
  (path) => `/${path}.json`,
  (path) => `/${path}/.rsc`,
  (path) => `/${path}?_rsc=1&lang=../x`,
  (path) => `/_next/../${path}`,
  (path) => `/api/../${path}`,
  (path) => `/fonts/..%2f${path}`,
  (path) => `/th/${path}`,
  (path) => `/km/${path}`,
];
const elsewhere = [
  ...[
    "//evil.test",
    "//evil.test/%2e%2e",
    "/\\evil.test",
    "/%2f%2fevil.test",
    "/%5cevil.test",
    "/en//evil.test",
    "/.//evil.test",
  ],
  ...[
    "http://evil.test/main",
    "http://evil.test/",
    "/http://evil.test",
    "/?lang=en&x=//evil.test",
    "*",
    "/%",
    "/%zz",
    "/%E0%A4%A",
  ],
  ...[
    "/error-401",
    "/error-500",
    "/en/error-403",
    "/%65rror-404",
    "/th/th/main",
    "/en/en",
    "/_next",
    "/_next/",
    "/_next/data/x/main.json",
  ],
  ...[
    "/_next/image?url=http://evil.test/x.png&w=64&q=75",
    "/_next/image?url=/api/cashs&w=64&q=75",
    "/_next/static/%2e%2e/%2e%2e/.env",
  ],
  ...[
    "/.env",
    "/.git/config",
    "/.data/secrets.json",
    "/middleware.ts",
    "/package.json",
    "/server/app",
    "/api",
    "/api/",
    "/poy-api",
  ],
  ...[
    "/api/cashs/",
    "/api//cashs",
    "/api/%63ashs",
    "/API/cashs",
    "/api/cashs%00",
    "/api/cashs;x",
    "/api/../poy-api/cashs",
    "/api/cashs?x=1",
  ],
  ...[
    "/api/%2e%2e/test/clock",
    "/api/test/clock",
    "/api/health",
    "/api/ready",
    "/api/openapi.json",
    "/api/operators.audit.all",
  ],
  ...[
    "/api/hooks/deposit-feed",
    "/hooks/deposit-feed",
    "/poy-api/transactions.all?startedDate=x",
    "/poy-api/bet-lists.one?id=%00",
  ],
  ...[
    "/poy-api/bet-lists.one?id=a&id=b&__proto__=c",
    "/app/",
    "/app/x",
    "/app/../main",
    "/sim/",
    "/ccu/",
    "/ccu?token=x",
    "/sw.js",
    "/robots.txt",
  ],
];

/** 300 paths; those made from a protected one are marked. */
export function hostilePaths() {
  const dice = diceOf(20_261_122);
  const long = [
    `/${"a".repeat(7_000)}`,
    `/${"a/".repeat(3_000)}`,
    `/lotto/${"%41".repeat(2_000)}`,
    `/${"..%2f".repeat(900)}main`,
  ];
  const fixed = [...elsewhere, ...long, `/lotto?${"x=1&".repeat(2_000)}`, `/${"x".repeat(20_000)}`];
  const made = secret.flatMap((path) => disguises.map((disguise) => disguise(path)));
  const picked = new Set(fixed);
  while (picked.size < 300) picked.add(made[dice(made.length)]);
  return [...picked];
}
