/** Where and how pusher-js connects, for members and operators alike. */
import type { Options } from "pusher-js";
import type { PushConfig } from "@/lib/client/page/page-config";

/** A connection attempt without a response is given up after this time. */
const UNAVAILABLE_AFTER_MS = 8_000;

export interface Place {
  protocol: string;
  hostname: string;
  port: string;
}

/** Asks for the right to a private channel. */
type Authorise = (body: { socket_id: string; channel_name: string }) => Promise<{ auth: string }>;

/** Options for our own origin, for a configured host, or for the vendor's cluster. */
export function optionsFor(config: PushConfig, place: Place, authorise: Authorise): Options {
  const isTls = config.isOwn ? place.protocol === "https:" : !config.isPlain;
  const given = config.isOwn ? Number(place.port) : config.port;
  const port = given || (isTls ? 443 : 80);
  const host = config.isOwn ? place.hostname : config.host;
  return {
    cluster: config.cluster,
    ...(host && { wsHost: host, wsPort: port, wssPort: port }),
    forceTLS: isTls,
    enabledTransports: ["ws", "wss"],
    unavailableTimeout: UNAVAILABLE_AFTER_MS,
    channelAuthorization: {
      // The library wants an address, and asks the handler.
      endpoint: "",
      transport: "ajax",
      customHandler: ({ socketId, channelName }, answer) => {
        authorise({ socket_id: socketId, channel_name: channelName }).then(
          ({ auth }) => answer(null, { auth }),
          (error: unknown) => answer(error instanceof Error ? error : new Error("refused"), null),
        );
      },
    },
  };
}
