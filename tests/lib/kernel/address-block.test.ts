import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressBlock } from "@/lib/kernel/address-block";

describe("what a limit counts an address as", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["2001:db8:0:1:aaaa:bbbb:cccc:dddd", "2001:db8:0:1::/64"],
    ["2001:DB8::1:0:0:0:2", "2001:db8:0:1::/64"],
    ["2001:0db8:0000:0001::9", "2001:db8:0:1::/64"],
    ["2001:db8:0:2::9", "2001:db8:0:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["1::", "1:0:0:0::/64"],
  ])("%s counts as %s", (address, block) => expect(addressBlock(address)).toBe(block));

  test.each([
    ["unknown"],
    ["8f14e45f-ceea-4671-8b2c-0d3a1c6b7e90"],
    ["+66812345678"],
    [""],
    [":"],
    [":::"],
    ["1::2::3"],
    ["1:2:3:4:5:6:7"],
    ["1:2:3:4:5:6:7:8:9"],
    ["1:2:3:4:5:6:7:8::"],
    ["12345::"],
    ["g::"],
    ["::ffff:1.2.3.999"],
  ])("%j is no IPv6 address and stays as it is", (text) => expect(addressBlock(text)).toBe(text));

  test("any two addresses of one /64 are one sender, of two they are two", () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const four = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(":"));
    fc.assert(
      fc.property(four, four, four, (line, one, other) => {
        expect(addressBlock(`${line}:${one}`)).toBe(addressBlock(`${line}:${other}`));
        fc.pre(line !== other && !line.startsWith("0:0:0:0") && !other.startsWith("0:0:0:0"));
        expect(addressBlock(`${line}:${one}`)).not.toBe(addressBlock(`${other}:${one}`));
      }),
    );
  });
});
