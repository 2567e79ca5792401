import { randomBytes } from "node:crypto";
import { lineLogin, signup } from "@/lib/contract/users";
import { type LineChannel, lineChannel } from "@/upstream/line/channel";
import { SIMULATED_ANSWER } from "@/upstream/simulators/captcha/captcha";
import { signIdToken } from "@/upstream/simulators/line/authorize";
import type { TestService } from "../service/service";
import { newIdentity, PASSWORD } from "./people";

export function channelOf({ dependencies }: TestService): LineChannel {
  const channel = lineChannel(dependencies.env);
  if (!channel) throw new Error("no channel");
  return channel;
}

/** A LINE user who has no account yet, and LINE's id token for them. */
export async function wordOf(service: TestService) {
  const lineId = `U${randomBytes(16).toString("hex")}`;
  return { lineId, word: await signIdToken(channelOf(service), { sub: lineId, name: "Som" }) };
}

export const byLine = (service: TestService, lineId: string, word: string) =>
  service.refusal(lineLogin, { body: { lineId }, headers: { "line-id-token": word } });

function formOf(part: { userName?: string }, headers: Record<string, string>) {
  const identity = { ...newIdentity(), ...part };
  return {
    body: { ...identity, password: PASSWORD },
    headers: { "x-client-ip": identity.phoneNumber, "captcha-token": SIMULATED_ANSWER, ...headers },
  };
}

export async function signUpByForm(
  service: TestService,
  part: object = {},
  headers: Record<string, string> = {},
) {
  const form = formOf(part, headers);
  await service.send(signup, form);
  return form.body;
}

/** A new member with their token. */
export async function comeIn(service: TestService, headers: Record<string, string> = {}) {
  const form = formOf({}, headers);
  const { auth } = await service.send(signup, form);
  return { ...form.body, token: auth ?? "" };
}

export const signupRefusal = (service: TestService, part: object, headers: Record<string, string> = {}) =>
  service.refusal(signup, formOf(part, headers));
