import type { Logger } from "pino";
import type { Database } from "../db/tx";
import { putInOutbox } from "./message-outbox";

/** One message to one device. */
export interface DeviceMessage {
  token: string;
  title: string;
  body: string;
  /** Path on the site that a tap opens */
  link: string;
  /** The notification's id: received twice, a device shows it once */
  id: string;
}

/** `gone`: the push token is no longer valid. A throw means that it was not sent. */
export type Sent = "sent" | "gone";

/** Sends push messages to devices. */
export interface Messenger {
  send(message: DeviceMessage): Promise<Sent>;
}

/** Simulator: stores the messages for operators (`operators.outbox.all`) and writes them to the log. */
export const simulatedMessenger = (db: Database, log: Logger): Messenger => ({
  async send({ token, title, body, link }) {
    const text = `${title}: ${body} (${link})`;
    await putInOutbox(db, { channel: "push", to: token.slice(0, 120), text });
    log.info({ text }, "a push message that the box does not send");
    return "sent";
  },
});
