/** The browser's configuration of the push service; read at run time, passed on by the layout. */
import { env } from "@/lib/server/config/env";

export interface PushConfig {
  /** Empty: there are no live updates. */
  key: string;
  host?: string;
  cluster: string;
  /** With `host`: its port and whether it speaks TLS; unset: 443 and TLS. */
  port?: number;
  isPlain?: boolean;
  isPrivate: boolean;
  isOwn: boolean;
}

/** The own upstream's push server is behind this site's own `/app/{key}`, or at PUSH_URL. */
export function pushConfig(): PushConfig {
  const { PUSHER_KEY, PUSHER_HOST, PUSHER_CLUSTER, PUSHER_PRIVATE, PUSH_URL, embedded } = env();
  if (embedded && PUSH_URL && !PUSHER_HOST) {
    const { hostname: host, port, protocol } = new URL(PUSH_URL);
    const isPlain = protocol === "http:";
    const at = { host, port: Number(port) || (isPlain ? 80 : 443), isPlain };
    return { key: PUSHER_KEY, cluster: PUSHER_CLUSTER, isPrivate: PUSHER_PRIVATE, isOwn: false, ...at };
  }
  return {
    key: PUSHER_KEY,
    ...(PUSHER_HOST && { host: PUSHER_HOST }),
    cluster: PUSHER_CLUSTER,
    isPrivate: PUSHER_PRIVATE,
    isOwn: embedded && !PUSHER_HOST,
  };
}

/** The socket origin outside this site that pages must be allowed to connect to, if there is one. */
export function pushSource(): string | undefined {
  const { key, isOwn, host, port, isPlain, cluster } = pushConfig();
  if (isOwn || key === "") return undefined;
  if (port) return `${isPlain ? "ws" : "wss"}://${host}:${port}`;
  return `wss://${host ?? `ws-${cluster}.pusher.com`}`;
}
