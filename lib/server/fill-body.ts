/** What the web server writes into a body itself, because a browser's word on it is worth nothing. */
import { Fault } from "@/lib/contract/fault";
import { readObject } from "./fault-answer";
import { vendorMark } from "./vendor-mark";

/** Who sends a body: the host he is on, and his uuid where he is signed in. */
export interface Sender {
  host: string;
  uuid: string | null;
}

const fills: Record<string, (sender: Sender) => Record<string, unknown>> = {
  /** The host a member registers from is the host he is on. */
  "/users.signup": ({ host }) => ({ registerFromDomain: host.replace(/:\d+$/, "") }),
  /** Who is signed in on the device; `linkedUid` is the name that a vendor behind the upstream may be told. */
  "/visitors.identify": ({ uuid }) => ({ uuid, linkedUid: uuid && vendorMark(uuid) }),
};

/** Bodies of other calls go on byte for byte. */
export function fillBody(path: string, body: Uint8Array, sender: Sender): Uint8Array | string {
  const fill = fills[path];
  if (!fill) return body;
  const said = readObject(Buffer.from(body).toString("utf8"));
  if (!said) throw new Fault("bad-request", undefined, "the body is no JSON object");
  return JSON.stringify({ ...said, ...fill(sender) });
}
