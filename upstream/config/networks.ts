/** Networks that operators may log in from, and loopback addresses. */
import { BlockList, isIP } from "node:net";

export interface Networks {
  admits(address: string): boolean;
}

const everywhere: Networks = { admits: () => true };
const families = { 4: "ipv4", 6: "ipv6" } as const;
const bits = { 4: 32, 6: 128 } as const;

/**
 * Reads a list of addresses and networks, `203.0.113.0/24, 2001:db8::/32, 198.51.100.7`; an empty list allows
 * everybody. Throws with what is wrong.
 */
export function readNetworks(list: string): Networks {
  const networks = new BlockList();
  const items = list.split(",").map((item) => item.trim());
  const named = items.filter((item) => item !== "");
  for (const item of named) add(networks, item);
  if (named.length === 0) return everywhere;
  return {
    admits: (address) => {
      const family = familyOf(address);
      return family !== null && networks.check(address, families[family]);
    },
  };
}

function add(networks: BlockList, item: string): void {
  const [address = "", prefix, ...rest] = item.split("/");
  const family = familyOf(address);
  const most = family && bits[family];
  const length = prefix === undefined ? most : /^\d{1,3}$/.test(prefix) ? Number(prefix) : null;
  if (!family || !most || length === null || length > most || rest.length > 0)
    throw new Error(`"${item}" is no address and no network like 203.0.113.0/24 or 2001:db8::/32`);
  networks.addSubnet(address, length, families[family]);
}

function familyOf(address: string): 4 | 6 | null {
  const family = isIP(address);
  return family === 4 || family === 6 ? family : null;
}

const thisMachine = readNetworks("127.0.0.0/8, ::1");

/** True for loopback addresses, IPv4 ones written as IPv6 included. */
export const isThisMachine = (address: string): boolean => thisMachine.admits(address);
