const NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether an address is on this machine, where plain HTTP cannot be read on the network. */
export const isLoopback = (address: string): boolean => NAMES.has(new URL(address).hostname);
