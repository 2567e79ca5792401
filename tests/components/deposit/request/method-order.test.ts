import { describe, expect, test } from "vitest";
import { inOrder, isBehind, lastUsedOf, recommendedOf } from "@/components/deposit/request/method-order";
import type { ChannelOffer, DepositChannel } from "@/lib/contract/deposits";
import { satang } from "@/lib/domain/money/money";

const offer = (channel: DepositChannel, open = true): ChannelOffer => ({
  channel,
  open,
  min: satang(100_00),
  max: satang(200_000_00),
  accounts: [],
});
const all = (["crypto", "qrcode", "truemoney", "normal", "fast"] as const).map((channel) => offer(channel));
const namesOf = (channels: readonly ChannelOffer[]) => channels.map(({ channel }) => channel).join(" ");

describe("the order of the channels", () => {
  test.each<[DepositChannel | undefined, string]>([
    [undefined, "fast normal truemoney qrcode crypto"],
    ["fast", "fast normal truemoney qrcode crypto"],
    ["crypto", "crypto fast normal truemoney qrcode"],
  ])("after %j: %s", (last, order) => {
    expect(namesOf(inOrder(all, last))).toBe(order);
  });

  test("a closed channel is last, even the one used last", () => {
    const channels = [offer("fast", false), offer("normal"), offer("crypto")];
    expect(namesOf(inOrder(channels, "fast"))).toBe("normal crypto fast");
  });
});

test.each<[readonly ChannelOffer[], DepositChannel | undefined]>([
  [all, "fast"],
  [[offer("fast", false), offer("normal"), offer("qrcode")], "qrcode"],
  [[offer("normal"), offer("crypto")], undefined],
])("the recommended channel is open and credits by itself", (channels, recommended) => {
  expect(recommendedOf(channels)).toBe(recommended);
});

describe("the channel used last", () => {
  const fast = { channel: "fast", status: "credited", createdAt: "2026-11-20T10:00:00+07:00" } as const;
  const coin = { channel: "crypto", status: "cancelled", createdAt: "2026-11-22T10:00:00+07:00" } as const;
  const wallet = { status: "credited", transferTime: "2026-11-21T10:00:00+07:00" };

  test.each([
    ["nothing", lastUsedOf([], []), undefined],
    ["a cancelled request counts for nothing", lastUsedOf([coin], []), undefined],
    ["the newest that was credited", lastUsedOf([fast, coin], []), "fast"],
    ["the wallet, where its transfer is newer", lastUsedOf([fast, coin], [wallet]), "truemoney"],
  ])("%s", (_, last, expected) => {
    expect(last).toBe(expected);
  });
});

test("while a request waits, every open channel but its own and the reports stands behind it", () => {
  const channels = [...all, offer("truemoney", false)];
  expect(namesOf(channels.filter((one) => isBehind(one, { channel: "crypto", referTransferId: null })))).toBe(
    "qrcode truemoney fast",
  );
  expect(channels.some((one) => isBehind(one, null))).toBe(false);
});
