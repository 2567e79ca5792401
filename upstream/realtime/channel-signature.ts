import { createHmac, timingSafeEqual } from "node:crypto";

interface Settings {
  key: string;
  secret: string;
}

/** Leave for one socket to listen on one private channel, as the Pusher protocol writes it. */
export function signChannel({ key, secret }: Settings, socketId: string, channel: string): string {
  return `${key}:${createHmac("sha256", secret).update(`${socketId}:${channel}`).digest("hex")}`;
}

export function isChannelSignature(
  settings: Settings,
  socketId: string,
  channel: string,
  auth: string,
): boolean {
  const expected = Buffer.from(signChannel(settings, socketId, channel));
  const given = Buffer.from(auth);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
