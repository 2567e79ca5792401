/** What the web server writes into a body itself, because a browser's word on it is worth nothing. */
import type { Endpoint } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { refuseUnknownKeys } from "@/lib/contract/known-keys";
import { vendorMark } from "@/lib/server/session/vendor-mark";
import { readObject } from "@/lib/server/upstream/fault-answer";

/** Who sends a body: the host he is on, and his uuid where he is signed in. */
export interface Sender {
  host: string;
  uuid: string | null;
}

type Said = Record<string, unknown>;

const written: Record<string, (said: Said, sender: Sender) => Said> = {
  /** The host a member registers from is the host he is on. */
  "/users.signup": (said, { host }) => ({ ...said, registerFromDomain: host.replace(/:\d+$/, "") }),
  /** Only LINE itself says whose a LINE id is (decision 13); a member may give his up. */
  "/users-infos.update": ({ lineId, ...said }) => (lineId === "" ? { ...said, lineId } : said),
  /** Who is signed in on the device; `linkedUid` is the name that a vendor behind the upstream may be told. */
  "/visitors.identify": (said, { uuid }) => ({ ...said, uuid, linkedUid: uuid && vendorMark(uuid) }),
};

/**
 * Bodies that are not named here go on byte for byte.
 * @throws Fault `bad-request` for what is no JSON object, `invalid-input` for keys that the call does not have
 */
export function fillBody(entry: Endpoint, body: Uint8Array, sender: Sender): Uint8Array | string {
  const write = Object.hasOwn(written, entry.path) ? written[entry.path] : undefined;
  if (!write) return body;
  const said = readObject(Buffer.from(body).toString("utf8"));
  if (!said) throw new Fault("bad-request", undefined, "the body is no JSON object");
  refuseUnknownKeys(entry, said);
  return JSON.stringify(write(said, sender));
}
