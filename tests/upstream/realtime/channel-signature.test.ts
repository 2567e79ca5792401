import PusherServer from "pusher";
import { expect, test } from "vitest";
import type { KeyRing } from "@/lib/kernel/key-ring";
import { readChannelAuth, signChannel } from "@/upstream/realtime/channel-signature";

const secret = "a secret of sixteen characters";
const settings = { key: "a-key", secrets: [{ id: "", secret }] } as const;
const session = { sid: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff", untilMs: 1_795_400_000_000 };
const at = 1_795_390_000_000;
const auth = signChannel(settings, "1.2", "private-a", session, at);
const read = (text: string, nowMs = at, socketId = "1.2", channel = "private-a") =>
  readChannelAuth(settings, socketId, channel, text, nowMs);

test("is signed with the first of several keys, and accepted by each", () => {
  const newer = { id: "b", secret: "a newer secret of sixteen characters" };
  const swapped = { key: "a-key", secrets: [newer, { id: "a", secret }] } as const;
  const signed = signChannel(swapped, "1.2", "private-a", session, at);
  const reads = (secrets: KeyRing, text: string) =>
    readChannelAuth({ key: "a-key", secrets }, "1.2", "private-a", text, at) !== null;
  expect([reads(swapped.secrets, auth), reads([newer], signed)]).toEqual([true, true]);
  expect([reads([newer], auth), reads(settings.secrets, signed)]).toEqual([false, false]);
});

test("says whose session it was given to", () => {
  expect(read(auth)).toEqual({ session });
});

test.each([
  ["at once", 0, true],
  ["9.9 seconds later", 9_900, true],
  ["10 seconds later", 10_000, false],
  ["a day later", 86_400_000, false],
])("used %s (%i ms): %s", (_when, laterMs, isLeave) => {
  expect(read(auth, at + laterMs) !== null).toBe(isLeave);
});

test.each([
  ["another socket's", () => read(auth, at, "1.3")],
  ["another channel's", () => read(auth, at, "1.2", "private-b")],
  ["another key's", () => read(auth.replace("a-key", "b-key"))],
  ["another session put in", () => read(auth.replace(session.sid, "another"))],
  ["more time put in", () => read(auth.replace(/\d+$/, (end) => String(Number(end) + 1)))],
  ["the session and the times cut off", () => read(auth.split(":").slice(0, 2).join(":"))],
  ["words put behind", () => read(`${auth}:more`)],
  ["nothing", () => read("")],
])("is none when it is forged: %s", (_how, forged) => {
  expect(forged()).toBeNull();
});

test("one that the official server SDK made has no session behind it", () => {
  const sdk = new PusherServer({ key: settings.key, secret, appId: "1", cluster: "ap1" });
  const { auth: made } = sdk.authorizeChannel("1.2", "private-a");
  expect(read(made)).toEqual({ session: null });
});
