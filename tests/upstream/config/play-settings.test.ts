import { describe, expect, test } from "vitest";
import { refusedPlaySettings } from "@/lib/domain/site/play-settings";
import { webEnv } from "@/lib/server/config/env";
import { readUpstreamEnv } from "@/upstream/config/env";
import { migrateOnce } from "@/upstream/migrate-once";

const DATABASE_URL = "postgres://nobody@127.0.0.1:9/none";
const secrets = {
  NODE_ENV: "production" as const,
  TOKEN_SECRET: "a secret that signs the tokens of these tests",
  ...{ PUSHER_APP_ID: "1", PUSHER_KEY: "key", PUSHER_SECRET: "push-secret-of-tests" },
};
const all = {
  TEST_CLOCK: "1",
  SIMULATORS: "1",
  DEMO_FEED: "1",
  DEMO_SHOOTERS: "1",
  DEMO_PASSWORD: "Amber-Lotus-2026",
};
const each = Object.entries(all);

describe("a setting for tests and demos beside a database of one's own", () => {
  test.each(each)("%s=%s: neither process starts, and the key says that it may", (name, value) => {
    const upstream = { ...secrets, DATABASE_URL, [name]: value };
    expect(() => readUpstreamEnv(upstream)).toThrow(`${name}: needs NO_REAL_MONEY=1 beside DATABASE_URL`);
    expect(readUpstreamEnv({ ...upstream, NO_REAL_MONEY: "1" }).DATABASE_URL).toBe(DATABASE_URL);
    expect(readUpstreamEnv({ ...upstream, DATABASE_URL: "" }).DATABASE_URL).toBeUndefined();
  });

  test.each(each.filter(([name]) => name === "TEST_CLOCK" || name === "SIMULATORS"))(
    "%s=%s: the web server does not start either",
    (name, value) => {
      expect(webEnv.safeParse({ DATABASE_URL, [name]: value }).error?.issues).toMatchObject([
        { path: [name] },
      ]);
      expect(webEnv.safeParse({ DATABASE_URL, [name]: value, NO_REAL_MONEY: "1" }).success).toBe(true);
    },
  );

  test("switched off they stand beside anything", () => {
    const off = { TEST_CLOCK: "0", SIMULATORS: "0", DEMO_FEED: "0", DEMO_SHOOTERS: "0" };
    expect(readUpstreamEnv({ ...secrets, DATABASE_URL, ...off }).SIMULATORS).toBe(false);
    expect(refusedPlaySettings({ DATABASE_URL, ...all, NO_REAL_MONEY: "0" })).toEqual(Object.keys(all));
  });

  test("no demo accounts are made by the migration without it", async () => {
    const made = migrateOnce({ DATABASE_URL, DEMO_PASSWORD: all.DEMO_PASSWORD });
    await expect(made).rejects.toThrow("DEMO_PASSWORD needs NO_REAL_MONEY=1");
  });
});
