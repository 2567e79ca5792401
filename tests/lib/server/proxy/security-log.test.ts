import { afterEach, expect, test, vi } from "vitest";
import { forward } from "@/lib/server/proxy/forward";
import { logSecurity } from "@/lib/server/proxy/security-log";
import { ownHeaders, post, setEnv } from "../small-upstream";

afterEach(() => {
  vi.restoreAllMocks();
  setEnv({ SITE_ORIGIN: undefined, LOG_LEVEL: undefined });
});

const eventsIn = (lines: string[]) => lines.map((line) => JSON.parse(line));

async function noted(request: Request) {
  const lines: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  await forward("general", request);
  return eventsIn(lines);
}

test("a refused CSRF token is a line that says which call, from where, and nothing of what was sent", async () => {
  const headers = ownHeaders({ "x-csrf-token": "forged-token", "x-forwarded-for": "203.0.113.41" });
  const lines = await noted(post("/api/users.login", { userName: "somchai", password: "secret" }, headers));
  expect(lines).toEqual([
    expect.objectContaining({
      level: 30,
      service: "web",
      event: "csrf-refused",
      address: "203.0.113.41",
      call: "users.login",
      code: "csrf-failed",
    }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/forged|somchai|secret/);
});

test("a foreign host and a body beyond its limit are lines, too", async () => {
  const large = post(
    "/api/users.login",
    "x".repeat(40_000),
    ownHeaders({ "x-forwarded-for": "203.0.113.42" }),
  );
  expect(await noted(large)).toMatchObject([{ event: "input-refused", code: "payload-too-large" }]);
  setEnv({ SITE_ORIGIN: "https://lotto.example" });
  expect(await noted(post("/api/users.login"))).toMatchObject([{ event: "host-refused" }]);
});

test("a site with a higher log level logs none of them", async () => {
  const headers = ownHeaders({ "x-csrf-token": "forged", "x-forwarded-for": "203.0.113.45" });
  for (const [LOG_LEVEL, lines] of [
    ["fatal", 0],
    ["error", 0],
    ["warn", 0],
    ["silent", 0],
    ["info", 1],
    ["debug", 1],
    ["trace", 1],
  ] as const) {
    setEnv({ LOG_LEVEL });
    expect(await noted(post("/api/users.login", {}, headers)), LOG_LEVEL).toHaveLength(lines);
  }
});

test("one sender fills no disk: thirty lines a minute of an event, the last one says that more were left out", () => {
  const lines: string[] = [];
  for (let at = 0; at < 100; at++)
    logSecurity(
      "csrf-refused",
      { address: `2001:db8:44::${at}`, call: "users.login", code: "csrf-failed" },
      (line) => lines.push(line),
    );
  expect(lines).toHaveLength(30);
  expect(eventsIn(lines).filter(({ leavesOutRest }) => leavesOutRest)).toHaveLength(1);
});
