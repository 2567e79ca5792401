import { describe, expect, test } from "vitest";
import { isThisMachine, readNetworks } from "@/upstream/config/networks";

describe("networks that operators may come from", () => {
  const office = readNetworks("203.0.113.0/24, 2001:db8:7::/48, 198.51.100.7");
  test.each([
    ["203.0.113.9", true],
    ["::ffff:203.0.113.9", true],
    ["203.0.114.9", false],
    ["2001:db8:7:1::5", true],
    ["2001:db8:8::5", false],
    ["198.51.100.7", true],
    ["198.51.100.8", false],
    ["127.0.0.1", false],
    ["unknown", false],
    ["", false],
  ])("%s: %s", (address, isAdmitted) => expect(office.admits(address)).toBe(isAdmitted));

  test("none named: any, also where the address is not known", () => {
    expect(["203.0.113.9", "::1", "unknown"].map(readNetworks("").admits)).toEqual([true, true, true]);
  });

  test.each(["10.0.0.0/33", "10.0.0/8", "office", "10.0.0.1/8/8", "2001:db8::/129", "10.0.0.0/-1"])(
    "%s is refused with what is wrong",
    (item) => expect(() => readNetworks(`203.0.113.0/24, ${item}`)).toThrow(`"${item}" is no address`),
  );
});

test.each([
  ["127.0.0.1", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["192.168.1.5", false],
  ["unknown", false],
])("this machine is %s: %s", (address, isIt) => expect(isThisMachine(address)).toBe(isIt));
