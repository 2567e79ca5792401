/** Counts this page among the open ones: a socket without messages. Loaded on demand, never in a frame. */
import { io } from "socket.io-client";
import { signingOut } from "@/lib/client/calls/signing-out";
import { backOffMs } from "@/lib/kernel/back-off";

const WAIT = { firstMs: 2_000, mostMs: 120_000 };

/**
 * Opens `/ccu` on this page's own origin; the web server puts the member's token into its address (decision 17).
 * @returns closes it
 */
export function openCcu(): () => void {
  const socket = io(location.origin, {
    path: "/ccu",
    addTrailingSlash: false,
    autoConnect: false,
    transports: ["websocket"],
    reconnectionDelay: WAIT.firstMs,
    reconnectionDelayMax: WAIT.mostMs,
    randomizationFactor: 0.5,
  });
  // After a logout there is no token any more when the connection is made.
  const connect = () => {
    if (!signingOut.hasBegun()) socket.connect();
  };
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  socket.on("connect", () => {
    attempt = 0;
  });
  // The upstream closes it when the token expires; the page may have a newer one by now. After a refusal it is
  // not reopened.
  socket.on("disconnect", (why) => {
    if (why !== "io server disconnect") return;
    timer = setTimeout(connect, backOffMs(WAIT, attempt, Math.random()));
    attempt += 1;
  });
  connect();
  return () => {
    clearTimeout(timer);
    socket.disconnect();
  };
}
