/**
 * Which outside services the upstream uses: the configured one, else a simulator where simulators are on, else none.
 * What uses them knows their interfaces only.
 */
import type { Logger } from "pino";
import { uncheckedNames } from "./banks/name-check";
import { configuredCaptcha } from "./captcha/recaptcha";
import type { UpstreamEnv } from "./config/env";
import type { Database } from "./db/tx";
import type { GameProviders } from "./http/game-provider";
import { noCaptcha } from "./http/refuse-robot";
import type { Captcha, NameCheck } from "./http/services";
import { lineChannel } from "./line/channel";
import { configuredMessenger } from "./notices/fcm";
import type { LineMessenger } from "./notices/line-messenger";
import { configuredLine } from "./notices/line-push";
import type { Messenger } from "./notices/messenger";
import type { Sms } from "./otps/sms";
import { configuredSms } from "./otps/sms-gateway";
import { connectedProviders } from "./partners/providers/connected";
import { simulatedNames } from "./simulators/bank/names";
import { simulatedPayouts } from "./simulators/bank/payouts";
import { simulatedCaptcha } from "./simulators/captcha/captcha";
import { demoProvider } from "./simulators/games/provider";
import { simulatedLine } from "./simulators/line/messenger";
import { simulatedMessenger } from "./simulators/push/messenger";
import { simulatedSms } from "./simulators/sms/sms";
import type { Payouts } from "./withdrawals/payouts";
import type { Beacon } from "./yeekee/beacon";
import { configuredBeacon } from "./yeekee/drand";

export interface Outside {
  /** The public randomness that enters the draws of shots */
  beacon: Beacon | null;
  captcha: Captcha;
  /** Tells whose a bank account is */
  names: NameCheck;
  /** The bank that pays approved withdrawals; null: they wait */
  payouts: Payouts | null;
  /** Text messages; null: one-time codes are not offered */
  sms: Sms | null;
  /** Messages to devices; null: pages do not offer them */
  messenger: Messenger | null;
  /** Messages by LINE; null: pages do not offer them */
  line: LineMessenger | null;
  /** Providers of partners' games; the demo provider is one where simulators are on and no other has its place */
  gameProviders: GameProviders;
}

export function outsideOf(env: UpstreamEnv, db: Database, log: Logger): Outside {
  const { SIMULATORS: areSimulated } = env;
  const isCaptchaSimulated = env.RECAPTCHA_SECRET_KEY === "simulator";
  const isPushSimulated = env.FIREBASE_SERVICE_ACCOUNT === "simulator";
  const isLineSimulated = lineChannel(env)?.isSimulated ?? false;
  const demo = demoProvider(env);
  const gameProviders = [...connectedProviders(env), ...(demo ? [demo] : [])];
  return {
    beacon: configuredBeacon(env),
    captcha: configuredCaptcha(env) ?? (isCaptchaSimulated ? simulatedCaptcha : noCaptcha),
    names: areSimulated ? simulatedNames : uncheckedNames,
    payouts: areSimulated ? simulatedPayouts : null,
    sms: configuredSms(env) ?? (areSimulated ? simulatedSms(db, log) : null),
    messenger: configuredMessenger(env) ?? (isPushSimulated ? simulatedMessenger(db, log) : null),
    line: configuredLine(env) ?? (isLineSimulated ? simulatedLine(db, log) : null),
    gameProviders: new Map(gameProviders.map((provider) => [provider.partner, provider])),
  };
}
