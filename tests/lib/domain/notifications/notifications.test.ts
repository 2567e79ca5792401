import { expect, test } from "vitest";
import { notificationDay, notificationPath } from "@/lib/domain/notifications/notifications";

const slip = { poyId: "p", betGroup: "stock", betType: "th_open" };

test.each([
  ["won", slip, "/poy/stock/p"],
  ["lost", { ...slip, betGroup: "set_4", betType: "lao" }, "/poy/lottery/lao/p"],
  ["refunded", {}, "/poy"],
  ["credited", { depositId: "d", channel: "crypto" }, "/credit/deposit/crypto/queue?id=d"],
  ["unmatched", { depositId: "d", channel: "toString" }, "/credit/status"],
  ["withdraw-paid", { withdrawId: "w" }, "/credit/status?tab=withdraw"],
  ["pin-changed", {}, "/profile/devices"],
  ["phone-changed", {}, "/profile/devices"],
  ["bank-approved", {}, "/bank/status"],
  ["bank-rejected", {}, "/bank/status"],
  ["news", { newsId: "n" }, "/main"],
  ["something of tomorrow", {}, "/main"],
])("%s with %j leads to its page", (kind, facts, path) => expect(notificationPath(kind, facts)).toBe(path));

const at = (time: string) => Date.parse(`${time}+07:00`);

test.each([
  ["2026-01-01T00:00:01", "today"],
  ["2025-12-31T23:59:59", "yesterday"],
  ["2025-12-30T23:59:59", { date: "2025-12-30" }],
])("seen on New Year's Day in Bangkok, %s is %j", (time, day) => {
  expect(notificationDay(at(time), at("2026-01-01T08:00:00"))).toEqual(day);
});
