/** Fields of a body that the web server sets itself, because a browser cannot be trusted with them. */
import type { Endpoint } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { refuseDeepBody, refuseUnknownKeys } from "@/lib/contract/known-keys";
import { vendorPseudonym } from "@/lib/server/session/vendor-pseudonym";
import { readObject } from "@/lib/server/upstream/fault-answer";

/** The sender of a body: the requested host, and the uuid of a signed-in member. */
export interface Sender {
  host: string;
  uuid: string | null;
}

type Said = Record<string, unknown>;

const written: Record<string, (said: Said, sender: Sender) => Said> = {
  /** A member's registration domain is the requested host. */
  "/users.signup": (said, { host }) => ({ ...said, registerFromDomain: host.replace(/:\d+$/, "") }),
  /** Only LINE proves whose a LINE id is (decision 13); members may remove theirs. */
  "/users-infos.update": ({ lineId, ...said }) => (lineId === "" ? { ...said, lineId } : said),
  /** The member signed in on the device; `linkedUid` is the pseudonym for a vendor behind the upstream. */
  "/visitors.identify": (said, { uuid }) => ({ ...said, uuid, linkedUid: uuid && vendorPseudonym(uuid) }),
};

/**
 * Bodies of other calls are forwarded byte for byte.
 * @throws Fault `bad-request` for what is not a JSON object, `invalid-input` for keys that the call does not
 * have and for endless nesting
 */
export function fillBody(entry: Endpoint, body: Uint8Array, sender: Sender): Uint8Array | string {
  const write = Object.hasOwn(written, entry.path) ? written[entry.path] : undefined;
  if (!write) return body;
  const said = readObject(Buffer.from(body).toString("utf8"));
  if (!said) throw new Fault("bad-request", undefined, "the body is no JSON object");
  refuseDeepBody(said);
  refuseUnknownKeys(entry, said);
  return JSON.stringify(write(said, sender));
}
