const NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether what is sent to an address stays on this very machine, where plain HTTP is read by nobody else. */
export const isLoopback = (address: string): boolean => NAMES.has(new URL(address).hostname);
