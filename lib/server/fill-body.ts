/** What the web server writes into a body itself, because a browser's word on it is worth nothing. */
import { Fault } from "@/lib/contract/fault";
import { readObject } from "./fault-answer";

/** The host a member registers from is the host he is on. Other bodies go on byte for byte. */
export function fillBody(path: string, body: Uint8Array, host: string): Uint8Array | string {
  if (path !== "/users.signup") return body;
  const said = readObject(Buffer.from(body).toString("utf8"));
  if (!said) throw new Fault("bad-request", undefined, "the body is no JSON object");
  return JSON.stringify({ ...said, registerFromDomain: host.replace(/:\d+$/, "") });
}
