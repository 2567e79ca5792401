import { expect, test } from "vitest";
import { uncheckedNames } from "@/upstream/banks/name-check";
import { upstreamEnv } from "@/upstream/config/env";
import type { Database } from "@/upstream/db/tx";
import { noCaptcha, refuseRobot } from "@/upstream/http/refuse-robot";
import { createLog } from "@/upstream/logging/log";
import { outsideOf } from "@/upstream/outside";
import { simulatedNames } from "@/upstream/simulators/bank/names";
import { simulatedPayouts } from "@/upstream/simulators/bank/payouts";
import { SIMULATED_ANSWER, simulatedCaptcha } from "@/upstream/simulators/captcha/captcha";

type Kind = "none" | "simulated" | "real";

const keptHere = new Error("a simulator keeps the message in the database");
/** A database that nothing but a simulator of messages touches. */
const db = new Proxy({} as Database, {
  get() {
    throw keptHere;
  },
});
const nobodyThere = "http://127.0.0.1:9";

const outsideWith = (changes: Record<string, string>) =>
  outsideOf(
    upstreamEnv.parse({
      TOKEN_SECRET: "a secret that signs the tokens of these tests",
      ...{ PUSHER_APP_ID: "app", PUSHER_KEY: "key", PUSHER_SECRET: "push-secret-of-tests" },
      ...changes,
    }),
    db,
    createLog("silent"),
  );

/** A real service is asked by the network, where nobody answers. */
async function senderKind(send: (() => Promise<unknown>) | undefined): Promise<Kind> {
  if (!send) return "none";
  const failure = await send().catch((error: unknown) => error);
  return failure === keptHere ? "simulated" : "real";
}

async function kindsWith(changes: Record<string, string>) {
  const { captcha, names, payouts, sms, messenger, line } = outsideWith(changes);
  const message = { to: "somebody", text: "a slip has won" };
  const toDevice = { token: "a device's", title: "won", body: "a slip has won", link: "/th", id: "1" };
  return {
    captcha: captcha === noCaptcha ? "none" : captcha === simulatedCaptcha ? "simulated" : "real",
    names: names === uncheckedNames ? "none" : names === simulatedNames ? "simulated" : "real",
    payouts: payouts === null ? "none" : payouts === simulatedPayouts ? "simulated" : "real",
    sms: await senderKind(sms ? () => sms.send(message) : undefined),
    messenger: await senderKind(messenger ? () => messenger.send(toDevice) : undefined),
    line: await senderKind(line ? () => line.send({ ...message, retryKey: "1" }) : undefined),
  };
}

const none = {
  captcha: "none",
  names: "none",
  payouts: "none",
  sms: "none",
  messenger: "none",
  line: "none",
} satisfies Record<string, Kind>;
const box = { ...none, names: "simulated", payouts: "simulated", sms: "simulated", line: "simulated" };

const database = { DATABASE_URL: "postgres://nobody@127.0.0.1:9/none" };
const channel = { LINE_CHANNEL_ID: "1653000001", LINE_CHANNEL_SECRET: "a channel's own secret" };
const lineMessages = { LINE_MESSAGING_TOKEN: "the channel's access token", LINE_MESSAGING_URL: nobodyThere };
const gateway = { SMS_GATEWAY_URL: nobodyThere, SMS_GATEWAY_SECRET: "a secret of the gateway's own" };
const google = { RECAPTCHA_SECRET_KEY: "the secret of Google's", RECAPTCHA_VERIFY_URL: nobodyThere };
const firebase = {
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
    project_id: "a-project",
    client_email: "robot@project.example",
    private_key: "-----BEGIN PRIVATE KEY-----",
    token_uri: nobodyThere,
  }),
};
const played = { RECAPTCHA_SECRET_KEY: "simulator", FIREBASE_SERVICE_ACCOUNT: "simulator" };

test.each([
  ["nothing is configured", {}, box],
  ["simulators are switched off", { SIMULATORS: "0" }, none],
  ["a database is configured", database, none],
  [
    "a database without real money is configured and simulators are switched on",
    { ...database, SIMULATORS: "1", NO_REAL_MONEY: "1" },
    box,
  ],
  [
    "captcha and devices are simulated by name",
    played,
    { ...box, captcha: "simulated", messenger: "simulated" },
  ],
  ["the gateway of text messages is real", gateway, { ...box, sms: "real" }],
  ["the captcha is real", google, { ...box, captcha: "real" }],
  ["the messages to devices are real", firebase, { ...box, messenger: "real" }],
  ["the LINE channel is real and sends no messages", channel, { ...box, line: "none" }],
  ["the LINE channel is real and sends messages", { ...channel, ...lineMessages }, { ...box, line: "real" }],
])("where %s, each outside service is what it should be", async (_, changes, kinds) => {
  expect(await kindsWith(changes)).toEqual(kinds);
});

test("without a captcha everybody passes, and the simulated one knows its own answer", async () => {
  await refuseRobot(outsideWith({}).captcha, undefined, { address: "10.0.0.1" });
  expect(await simulatedCaptcha.isPerson(SIMULATED_ANSWER, "")).toBe(true);
  expect(await simulatedCaptcha.isPerson("another", "")).toBe(false);
});

const connection = (partner: string) => ({
  GAME_PROVIDERS: JSON.stringify({
    [partner]: { launchUrl: `${nobodyThere}/{game}`, secret: "a secret of both sides, long enough" },
  }),
});
const off = { SIMULATORS: "0" };

test.each([
  ["nothing", {}, [["wl", true]]],
  ["no simulator", off, []],
  [
    "a provider beside the demo",
    connection("joker"),
    [
      ["joker", false],
      ["wl", true],
    ],
  ],
  ["a provider in the demo's place", connection("wl"), [["wl", false]]],
  ["a provider and no simulator", { ...connection("joker"), ...off }, [["joker", false]]],
])("with %s configured, the partners of games have the right providers", (_, changes, expected) => {
  const { gameProviders } = outsideWith(changes);
  expect([...gameProviders].map(([partner, { isDemo }]) => [partner, isDemo])).toEqual(expected);
});
