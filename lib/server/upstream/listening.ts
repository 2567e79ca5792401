import { connect } from "node:net";

/** False where the address of a URL refuses connections; a slow one counts as listening. Sends nothing. Never rejects. */
export function isListening(url: string, withinMs: number): Promise<boolean> {
  const { hostname, port, protocol } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || (protocol === "https:" ? 443 : 80) });
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.setTimeout(withinMs, () => end(true));
    socket.once("connect", () => end(true));
    socket.once("error", ({ code }: NodeJS.ErrnoException) => end(code !== "ECONNREFUSED"));
  });
}
