import type { Logger } from "pino";
import type { SmsMessage, SmsSender } from "../http/services";

/** Sends text messages to phones. A throw means that it was not sent. */
export interface Sms {
  /** True: no SMS is sent; members are told so where they wait for a code. */
  readonly isSimulated: boolean;
  send(message: SmsMessage): Promise<void>;
}

export function createSmsSender(sms: Sms, log: Logger): SmsSender {
  const underWay = new Set<Promise<void>>();
  return {
    isSimulated: sms.isSimulated,
    send(message) {
      const sent = sms
        .send(message)
        // The member can request another one; recipient and text are not logged.
        .catch((error: unknown) => log.error({ err: error }, "a text message was not sent"))
        .finally(() => underWay.delete(sent));
      underWay.add(sent);
    },
    idle: async () => void (await Promise.all(underWay)),
  };
}
