/** Live updates where no push service is configured: nothing is heard, and the page asks again by itself. */
import type { LiveConnection } from "./live-connection";
import { pollWhileDisconnected } from "./polling-fallback";

export function askWithoutPush(): LiveConnection {
  const handlers = new Set<() => void>();
  pollWhileDisconnected({ connection: { bind: () => undefined } }, () => {
    for (const handler of [...handlers]) handler();
  });
  return {
    on: () => () => undefined,
    onReconnect: (handler) => {
      handlers.add(handler);
      return () => void handlers.delete(handler);
    },
    say: () => false,
  };
}
