import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type WebNews, webChannel } from "@/lib/contract/web-news";
import { isRefusedToken, refuseToken } from "@/lib/server/ask/refused-tokens";
import { hearNews } from "@/lib/server/hear-news";
import { denyToken, fingerprint, isDenied } from "@/lib/server/session/deny-list";
import { cachedReply } from "@/lib/server/upstream/reply-cache";
import { startRedis, type TestRedis, withoutRedis } from "../../support/service/redis";
import { setEnv } from "./small-upstream";

const soon = { timeout: 20_000, interval: 10 };
const channel = webChannel("tests-of-news");
const inAnHour = Math.floor(Date.now() / 1000) + 3_600;

describe.skipIf(withoutRedis)(`the web servers of one site${withoutRedis ? `: ${withoutRedis}` : ""}`, () => {
  let redis: TestRedis;
  /** Another web server of the site, as far as Redis knows. */
  let other: Redis;
  let ears: Redis;
  let stop: () => void;
  const heard: WebNews[] = [];
  beforeAll(async () => {
    redis = await startRedis();
    [other, ears] = [new Redis(redis.url), new Redis(redis.url)];
    await ears.subscribe(channel);
    ears.on("message", (_channel, text) => heard.push(...(JSON.parse(text) as { news: WebNews[] }).news));
    setEnv({ REDIS_URL: redis.url, PUSHER_KEY: "tests-of-news" });
    stop = await hearNews();
    await vi.waitFor(async () => expect(await other.pubsub("NUMSUB", channel)).toEqual([channel, 2]), soon);
  });
  afterAll(async () => {
    stop?.();
    other?.disconnect();
    ears?.disconnect();
    setEnv({ REDIS_URL: undefined, PUSHER_KEY: undefined });
    await redis?.stop();
  });
  const tell = (news: WebNews) => other.publish(channel, JSON.stringify({ from: "another", news: [news] }));

  test("know of a token that was signed out or refused at another, by its hash alone", async () => {
    await tell({ kind: "denied", fingerprint: fingerprint("signed.out.there"), untilMs: inAnHour * 1000 });
    await tell({ kind: "refused", fingerprint: fingerprint("refused.there.too") });
    await vi.waitFor(
      () => expect([isDenied("signed.out.there"), isRefusedToken("refused.there.too")]).toEqual([true, true]),
      soon,
    );
  });

  test("tell the others of theirs, once", async () => {
    denyToken("signed.out.here", inAnHour);
    refuseToken("refused.here.now");
    refuseToken("refused.here.now");
    const ours = [
      { kind: "denied", fingerprint: fingerprint("signed.out.here"), untilMs: inAnHour * 1000 },
      { kind: "refused", fingerprint: fingerprint("refused.here.now") },
    ];
    await vi.waitFor(() => expect(heard.slice(-2)).toEqual(ours), soon);
    expect(JSON.stringify(heard)).not.toContain("signed.out.here");
  });

  test("ask anew for what has changed, before its time in memory is over", async () => {
    let answer = "open";
    const read = () => cachedReply("a round", 3_600_000, async () => answer);
    expect(await read()).toBe("open");
    answer = "settled";
    expect(await read()).toBe("open");
    await tell({ kind: "changed" });
    await vi.waitFor(async () => expect(await read()).toBe("settled"), soon);
  });
});
