import { expect, test } from "vitest";
import {
  notificationDay,
  notificationPath,
  slipNet,
  toldKind,
} from "@/lib/domain/notifications/notifications";

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
  ["ticket-answered", {}, "/profile/support"],
  ["news", { newsId: "n" }, "/main"],
  ["something of tomorrow", {}, "/main"],
])("%s with %j leads to its page", (kind, facts, path) => expect(notificationPath(kind, facts)).toBe(path));

test.each([
  ["won", { amount: "900.00", stake: "10.00" }, "won", 890_00],
  ["won", { amount: "10.00", stake: "10.00" }, "paid", 0],
  ["won", { amount: "180.00", stake: "200.00" }, "paid", -20_00],
  ["won", { amount: "900.00" }, "paid", null],
  ["won", { stake: "10.00" }, "paid", null],
  ["won", { amount: "9e9", stake: "10.00" }, "paid", null],
  ["lost", { amount: "40.00" }, "lost", -40_00],
  ["refunded", { amount: "40.00", stake: "40.00" }, "refunded", null],
  ["credited", { amount: "40.00" }, "credited", null],
] as const)("%s with %j is told as %s, with a net of %s", (kind, facts, told, net) => {
  expect([toldKind(kind, facts), slipNet(kind, facts)]).toEqual([told, net]);
});

const at = (time: string) => Date.parse(`${time}+07:00`);

test.each([
  ["2026-01-01T00:00:01", "today"],
  ["2025-12-31T23:59:59", "yesterday"],
  ["2025-12-30T23:59:59", { date: "2025-12-30" }],
])("seen on New Year's Day in Bangkok, %s is %j", (time, day) => {
  expect(notificationDay(at(time), at("2026-01-01T08:00:00"))).toEqual(day);
});
