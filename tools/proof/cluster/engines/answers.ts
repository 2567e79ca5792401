import { connect } from "node:net";

/** Resolves where something accepts connections. */
export function acceptsAt(port: number, timeoutMs = 1_000): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1" });
    const end = (error?: Error) => {
      socket.destroy();
      if (error) reject(error);
      else resolve();
    };
    socket.setTimeout(timeoutMs, () => end(new Error(`port ${port} is silent`)));
    socket.once("connect", () => end());
    socket.once("error", end);
  });
}

/** Resolves where an address answers with 200. */
export async function answersAt(url: string, timeoutMs = 5_000): Promise<void> {
  const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
  await answer.body?.cancel();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
}
