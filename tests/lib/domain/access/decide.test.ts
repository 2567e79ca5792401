import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Decision, decide } from "@/lib/domain/access/decide";
import { localeCodes } from "@/lib/domain/access/path";
import { canonical, errorPages, matchRoute, routes } from "@/lib/domain/access/routes";
import type { Session } from "@/lib/domain/access/session";

const guest: Session = { kind: "guest" };
const expired: Session = { kind: "expired" };
const undecodable: Session = { kind: "undecodable" };
const member = (status: number): Session => ({ kind: "member", uuid: "u1", status, expMs: 1 });

/** A decision in short form, so that a row reads as a table of paths and statuses. */
function words(decision: Decision): string {
  if (decision.kind !== "redirect") return decision.kind;
  return `${decision.signOut ? "signOut " : ""}→ ${decision.to}`;
}
const at = (path: string, session: Session) => words(decide(path, session));

describe("every route × every session", () => {
  const pages = routes.map((route) => ({
    route,
    path: route.pattern.replace(/\[(\w+)\]/g, "some-$1"),
  }));
  const sessions: [string, Session][] = [
    ["guest", guest],
    ["expired", expired],
    ["undecodable", undecodable],
    ...[0, 1, 2, 3, 4, 9, -1].map((status): [string, Session] => [`status ${status}`, member(status)]),
  ];

  /** The table of who may open what (decisions 1 and 5), written independently of the code. */
  function expected(path: string, reader: string, session: Session): string {
    const target = canonical(path.split("/").filter(Boolean));
    const onward = target ? `→ /${target.join("/")}` : "pass";
    if (session.kind === "undecodable") return path === "/" ? "signOut" : "signOut → /";
    if (session.kind === "guest") return reader === "member" ? "→ /" : onward;
    if (session.kind === "expired") {
      if (reader === "member") return "signOut → /";
      return target ? `signOut ${onward}` : "signOut";
    }
    if (reader === "guest") {
      if (session.status !== 1) return "→ /main";
      return target ? `signOut ${onward}` : "signOut";
    }
    const closed = { 2: /^\/(credit|bank)/, 3: /^\/game/, 4: /^\/lotto/ }[session.status];
    return closed?.test(path) ? "forbid" : onward;
  }

  const rows = pages.flatMap(({ route, path }) =>
    sessions.map(([name, session]) => [path, name, expected(path, route.reader, session), session] as const),
  );

  test.each(rows)("%s, %s: %s", (path, _name, outcome, session) => {
    expect(at(path, session)).toBe(outcome);
  });
});

describe("a guest is sent away from members' pages, however they are written", () => {
  test.each([
    "/credit",
    "/credit/deposit/fast",
    "/bank/add",
    "/game",
    "/games",
    "/gamesomething",
    "/lotto/4d",
    "/%63redit",
    "//credit",
    "/EN/credit",
    "/th//%2Fcredit",
    "/\\credit",
    "/Credit/deposit",
    "/x/../credit",
    "/poy/gov/1",
    "/profile/edit",
    "/main",
    "/number-set",
  ])("%s", (path) => {
    expect(at(path, guest)).toMatch(/^→ \/(en)?$/);
  });

  test.each([
    "/howto/lotto",
    "/how-to",
    "/results",
    "/vdo/lotto",
    "/register/lotto",
    "/live/casino",
    "/forgot-pin",
  ])("%s stays public", (path) => {
    expect(at(path, guest)).toBe("pass");
  });
});

describe("redirects keep the language", () => {
  test("of the path", () => {
    expect(at("/en/credit", guest)).toBe("→ /en");
    expect(at("/kh/login", member(0))).toBe("→ /kh/main");
    expect(at("/th/login", member(0))).toBe("→ /main");
    expect(at("/mm/lotto/index-backup", member(0))).toBe("→ /mm/lotto");
  });

  test("of the cookie where the path names none", () => {
    expect(words(decide("/credit", guest, "mm"))).toBe("→ /mm");
    expect(words(decide("/en/credit", guest, "mm"))).toBe("→ /en");
  });
});

describe("what is not there", () => {
  test.each([...Object.values(errorPages), `/en${errorPages.forbidden}`, "/%E0%A4%A"])(
    "%s is not found",
    (path) => {
      for (const session of [guest, expired, member(0), member(1)])
        expect(at(path, session)).toBe("notFound");
    },
  );

  test("a page that nobody knows is Next's to refuse", () => {
    expect(at("/nowhere", guest)).toBe("pass");
    expect(at("/nowhere", member(2))).toBe("pass");
  });
});

test("only retired addresses are marked as moved", () => {
  expect(decide("/lotto/index-backup", member(0))).toMatchObject({ moved: true });
  expect(decide("/lotto", guest)).toMatchObject({ moved: false });
  expect(decide("/lotto/index-backup", guest)).toMatchObject({ to: "/", moved: false });
});

describe("redirects end", () => {
  const word = fc.constantFrom(
    ...new Set(routes.flatMap((route) => route.pattern.split("/"))),
    ...localeCodes,
    "EN",
    "index-backup",
    "%63redit",
    "..",
    "%2F",
    "\\",
    "%",
    "some thing",
    "หวย",
  );
  const path = fc.oneof(
    fc.array(word, { maxLength: 6 }).map((parts) => `/${parts.join("/")}`),
    fc.webPath(),
    fc.string().map((text) => `/${text}`),
  );
  const session = fc.oneof(
    fc.constantFrom(guest, expired, undecodable),
    fc.integer({ min: -1, max: 6 }).map(member),
  );
  const cookie = fc.constantFrom(null, ...localeCodes);

  test("after at most two hops, on our own site, in a page, 403 or 404", () => {
    fc.assert(
      fc.property(path, session, cookie, (start, who, preferred) => {
        let here = start;
        let session = who;
        for (let hops = 0; ; hops += 1) {
          const decision = decide(here, session, preferred);
          if (decision.kind !== "redirect") {
            expect(hops).toBeLessThanOrEqual(2);
            return;
          }
          expect(decision.to).toMatch(/^\/(?!\/)/);
          expect(hops).toBeLessThan(2);
          if (decision.signOut) session = guest;
          here = decision.to;
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("a closed area is never served to the member it is closed to", () => {
    fc.assert(
      fc.property(path, fc.constantFrom(2, 3, 4), (start, status) => {
        const decision = decide(start, member(status));
        if (decision.kind !== "pass") return;
        const first = decodeURIComponent(start)
          .split(/[/\\]+/)
          .filter((part) => part !== "" && part !== ".");
        if (first.includes("..")) return;
        const rest = localeCodes.some((code) => code === first[0]?.toLowerCase()) ? first.slice(1) : first;
        const closed = { 2: /^(credit|bank)/i, 3: /^game/i, 4: /^lotto/i }[status];
        expect(rest[0] ?? "").not.toMatch(closed as RegExp);
      }),
      { numRuns: 1000 },
    );
  });
});

test("the table of readers and the rule of segments agree", () => {
  for (const { pattern, reader } of routes) {
    const segments = pattern.split("/").filter(Boolean);
    expect(matchRoute(segments)?.route.pattern).toBe(pattern);
    expect(decide(pattern, guest).kind === "redirect" && !canonical(segments)).toBe(
      reader === "member" && !canonical(segments),
    );
  }
});
