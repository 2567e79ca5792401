/** The browser's configuration of the push service; read at run time, passed on by the layout. */
import { env } from "@/lib/server/config/env";

export interface PushConfig {
  key: string;
  host?: string;
  cluster: string;
  isPrivate: boolean;
  isOwn: boolean;
}

/** The embedded upstream's push server is behind this site's own `/app/{key}`. */
export function pushConfig(): PushConfig {
  const { PUSHER_KEY, PUSHER_HOST, PUSHER_CLUSTER, PUSHER_PRIVATE, embedded } = env();
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
  const { isOwn, host, cluster } = pushConfig();
  if (isOwn) return undefined;
  return `wss://${host ?? `ws-${cluster}.pusher.com`}`;
}
