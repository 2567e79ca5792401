import { beforeEach, describe, expect, test } from "vitest";
import { checkLimit, consumeLimit, countUse, resetLimiters } from "@/upstream/http/rate-limit";

beforeEach(() => resetLimiters());

const taken = async (uses: Promise<void>[]) =>
  (await Promise.allSettled(uses)).filter(({ status }) => status === "fulfilled").length;

describe("a limit per address", () => {
  test("counts all addresses of one /64 of IPv6 together", async () => {
    const uses = Array.from({ length: 70 }, (_, at) => consumeLimit("loginCode", `2001:db8:0:1::${at}`));
    expect(await taken(uses)).toBe(60);
    await expect(checkLimit("loginCode", "2001:db8:0:1:ffff::1")).rejects.toMatchObject({
      code: "rate-limited",
    });
    expect(await taken([consumeLimit("loginCode", "2001:db8:0:2::1")])).toBe(1);
  });

  test("counts an IPv4 address and the same one in IPv6 form together", async () => {
    for (let at = 0; at < 5; at++) await countUse("taken", at % 2 ? "203.0.113.7" : "::ffff:203.0.113.7");
    await expect(checkLimit("taken", "203.0.113.7")).rejects.toMatchObject({ code: "rate-limited" });
    await expect(checkLimit("taken", "203.0.113.8")).resolves.toBeUndefined();
  });
});
