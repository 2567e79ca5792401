/** Lets the upstream count who is on the site: one socket that says nothing. Loaded late, never in a frame. */
import { io } from "socket.io-client";
import { signingOut } from "@/lib/client/calls/signing-out";
import { backOffMs } from "@/lib/domain/back-off";

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
  // Whoever is leaving has no token any more by the time it is asked for.
  const connect = () => {
    if (!signingOut.hasBegun()) socket.connect();
  };
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  socket.on("connect", () => {
    attempt = 0;
  });
  // The upstream ends it with the token; the page may have a newer one by now. Refused as such it stays away.
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
