/** Limits count the part of an address that one subscriber holds, so that a whole IPv6 network counts as one sender. */

const GROUPS = 8;
/** A provider assigns a /64 to one line; the subscriber chooses the rest. */
const GROUPS_OF_A_LINE = 4;

/**
 * The key under which a rate limit counts an address: an IPv4 address itself, also when mapped into IPv6
 * (`::ffff:203.0.113.7`), and the /64 of any other IPv6 address (`2001:db8:0:1::/64`). Other text is returned as
 * it is: the same limits count members' ids.
 */
export function addressBlock(address: string): string {
  const groups = groupsOf(address.replace(/%.*$/, "").toLowerCase());
  if (!groups) return address;
  const inner = groups.slice(GROUPS - 2);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return inner.map((group) => `${group >> 8}.${group & 255}`).join(".");
  const line = groups.slice(0, GROUPS_OF_A_LINE).map((group) => group.toString(16));
  return `${line.join(":")}::/64`;
}

/** The eight groups of an IPv6 address; null for anything else. */
function groupsOf(address: string): number[] | null {
  if (!address.includes(":")) return null;
  const halves = withoutDots(address).split("::");
  if (halves.length > 2) return null;
  const [before = [], behind = []] = halves.map((half) => (half === "" ? [] : half.split(":")));
  const left = GROUPS - before.length - behind.length;
  if (halves.length === 2 ? left < 1 : left !== 0) return null;
  const groups = [...before, ...Array<string>(left).fill("0"), ...behind];
  return groups.every((group) => /^[\da-f]{1,4}$/.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null;
}

/** The last four bytes may be written as an IPv4 address. */
function withoutDots(address: string): string {
  return address.replace(/:(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (written, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    if ([a, b, c, d].some((byte) => byte > 255)) return written;
    return `:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
}
