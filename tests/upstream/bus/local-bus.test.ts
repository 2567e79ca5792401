import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { News } from "@/upstream/bus/bus";
import { openShared } from "@/upstream/bus/open-bus";
import { createLog } from "@/upstream/logging/log";

test("without REDIS_URL the bus is the process itself, at once", async () => {
  const { bus, redis } = await openShared({ PUSHER_KEY: "tests" }, createLog("fatal"));
  const heard: News[] = [];
  bus.on("events", (news) => heard.push(news));
  void bus.tell("events", [{ kind: "session-ended", sid: "one" }]);
  expect(heard).toEqual([{ kind: "session-ended", sid: "one" }]);
  expect([redis, bus.isShared]).toEqual([null, false]);
});

test("what `npm start` runs has the client of Redis by import() alone, which nothing reaches without REDIS_URL", () => {
  const bundle = readFileSync(join(import.meta.dirname, "../../../.build/upstream.mjs"), "utf8");
  const imports = [...bundle.matchAll(/^.*["']ioredis["'].*$/gm)].map(([line]) => line.trim());
  expect(imports).toEqual(['const { Redis } = await import("ioredis");']);
});
