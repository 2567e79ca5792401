/** Hostile cookies, the same at every run, from a fixed seed. */

const b64 = (value) =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");
const forged = (claims, head = { alg: "HS256", typ: "JWT" }) =>
  `${b64(head)}.${b64(claims)}.${b64("no signature")}`;
const unsigned = (claims) => `${b64({ alg: "none" })}.${b64(claims)}.`;

/** A small random generator (mulberry32): integers below `most`. */
export function diceOf(seed) {
  let state = seed;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}

const later = 4_000_000_000;
const uuid = "8f14e45f-ceea-4671-8b2c-0d3a1c6b7e90";
const claims = [
  ...[0, 1, 2, 3, 4, 9, -1, 1e99, 0.5, "0", null, true, [], {}].map((status) => ({
    uuid,
    status,
    exp: later,
  })),
  ...[0, -1, 1e300, "x", null, later * 1_000].map((exp) => ({ uuid, status: 0, exp })),
  ...["", "../..", "<script>", null, 7, [], { toString: 1 }].map((id) => ({
    uuid: id,
    status: 0,
    exp: later,
  })),
  { __proto__: { uuid }, status: 0, exp: later, role: "superAdmin" },
  { uuid, status: 0, exp: later, role: "superAdmin", sid: "1" },
  ...[null, 7, "text", [], true].map((value) => value),
];

const texts = [
  ...[
    "",
    "undefined",
    "null",
    "true",
    "NaN",
    "{}",
    "[object Object]",
    ".",
    "..",
    "a.b",
    "a.b.c",
    "a.b.c.d",
    "%",
    "%00",
  ],
  ...[
    "%E0%A4%A",
    "%0d%0aset-cookie:%20x=1",
    "%0d%0ax-injected:%201",
    '"quoted"',
    "' OR 1=1 --",
    "<script>alert(1)</script>",
  ],
  ...[
    "$%7B7*7%7D",
    "{{7*7}}",
    "../../../etc/passwd",
    "\u00e9\u00ff",
    "=",
    "==",
    "a=b=c",
    "x".repeat(4_000),
    ".".repeat(2_000),
  ],
  ...[
    "%".repeat(999),
    "ey".repeat(2_000),
    "Bearer x",
    "Bearer undefined",
    "\t",
    "a b c",
    "__proto__",
    "constructor",
  ],
];
const names = [
  ...[
    "access-token",
    "session-hint",
    "guest-id",
    "device-id",
    "locale",
    "session-refused",
    "theme",
    "hide-balance",
  ],
  ...["__proto__", "constructor", "toString", "NEXT_LOCALE", "news-alert", "access-token ", "Access-Token"],
];

/** 500 Cookie headers. */
export function hostileCookies() {
  const dice = diceOf(1_500_450_271);
  const one = (list) => list[dice(list.length)];
  const tokens = claims.flatMap((each) => [unsigned(each ?? "null"), forged(each ?? "null")]);
  const odd = [
    ...[";", ";;;;", "=", "=x", "x", "access-token", "access-token=", "access-token==", " access-token = x "],
    ...[
      "access-token=a; access-token=b",
      "access-token=undefined; access-token=a.b.c",
      "$Version=1; access-token=x",
    ],
    Array.from({ length: 400 }, (_, at) => `c${at}=${at}`).join("; "),
    `access-token=${"x".repeat(20_000)}`,
  ];
  const cookies = [
    ...odd,
    ...tokens.map((token) => `access-token=${token}`),
    ...tokens.map((token) => `session-refused=1; access-token=${token}; session-hint=${one(texts)}`),
    ...names.flatMap((name) => texts.map((text) => `${name}=${text}`)),
  ];
  const rest = () =>
    Array.from({ length: 1 + dice(5) }, () => `${one(names)}=${one([...texts, ...tokens])}`).join("; ");
  const picked = new Set(odd);
  while (picked.size < 300) picked.add(one(cookies));
  while (picked.size < 500) picked.add(rest());
  return [...picked];
}
