import { expect, test } from "vitest";
import {
  importAddress,
  numbersAddress,
  poyAddress,
  poysAddress,
  roundAddress,
  setsAddress,
} from "@/lib/domain/access/addresses";
import { matchRoute } from "@/lib/domain/access/routes";

const set = { betGroup: "set_4", betType: "lao-super" };
const stock = { betGroup: "stock", betType: "th_close" };

test.each([
  [roundAddress(stock, "th_close-2026-11-23"), "/lotto/stock/th_close-2026-11-23"],
  [roundAddress(set, "lao-super-2026-11-23"), "/lotto/4d?market=lao-super"],
  [setsAddress("lao"), "/lotto/4d?market=lao"],
  [poyAddress({ ...stock, poyId: "p1" }), "/poy/stock/p1"],
  [poyAddress({ ...set, poyId: "p1" }), "/poy/lottery/lao-super/p1"],
  [importAddress("/lotto/4d?market=lao", "p1"), "/lotto/4d?market=lao&again=p1"],
  [
    numbersAddress("/lotto/gov/g1", [{ option: "tode_3", number: "123" }]),
    "/lotto/gov/g1?numbers=tode_3:123",
  ],
  [poysAddress({}), "/poy"],
  [poysAddress({ betGroup: "stock" }), "/poy/stock"],
  [poysAddress({ betGroup: "set_4" }), "/poy/lottery"],
  [poysAddress(set), "/poy/lottery/lao-super"],
])("%s is %s", (address, written) => expect(address).toBe(written));

test("every address is a route of the product", () => {
  const addresses = [roundAddress(set, "x"), poyAddress({ ...set, poyId: "p1" }), poysAddress(set)];
  const patterns = addresses.map((address) => {
    const [path = ""] = address.split("?");
    return matchRoute(path.split("/").filter(Boolean))?.route.pattern;
  });
  expect(patterns).toEqual(["/lotto/4d", "/poy/lottery/[betType]/[poyId]", "/poy/lottery/[betType]"]);
});
