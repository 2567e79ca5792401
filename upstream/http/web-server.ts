import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { UPSTREAM_BEARER } from "@/lib/contract/upstream-bearer";

type Caller = Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string | undefined } };

/** Equally long, so that they can be compared in constant time. */
const digest = (text: string) => createHash("sha256").update(text).digest();
const isThisMachine = (address = "") => /^(::1|(::ffff:)?127\.[\d.]+)$/.test(address);

/**
 * Whether a request comes from the site's own web server: by UPSTREAM_SECRET where it is set, each of its values
 * accepted, else by its being on this machine.
 */
export function webServerCheck(secrets: readonly string[] | undefined): (request: Caller) => boolean {
  const known = secrets?.map(digest);
  return ({ headers, socket }) => {
    if (!known) return isThisMachine(socket.remoteAddress);
    const given = headers[UPSTREAM_BEARER];
    const said = digest(typeof given === "string" ? given : "");
    // All are compared, whichever is right.
    return known.map((each) => timingSafeEqual(each, said)).includes(true);
  };
}
