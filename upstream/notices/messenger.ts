import type { Logger } from "pino";
import type { Database } from "../db/tx";
import { putInOutbox } from "./message-outbox";

/** One message to one device. */
export interface DeviceMessage {
  token: string;
  title: string;
  body: string;
  /** Where on the site a tap leads, from the root */
  link: string;
  /** The notification behind it: told twice, a device shows it once */
  id: string;
}

/** `gone`: the device takes no messages any more. A throw means that it was not sent. */
export type Sent = "sent" | "gone";

/** Who carries messages to devices while the site is closed. */
export interface Messenger {
  send(message: DeviceMessage): Promise<Sent>;
}

/** The box's carrier: operators read its messages (`operators.outbox.all`), and so does who reads the log. */
export const simulatedMessenger = (db: Database, log: Logger): Messenger => ({
  async send({ token, title, body, link }) {
    const text = `${title}: ${body} (${link})`;
    await putInOutbox(db, { channel: "push", to: token.slice(0, 120), text });
    log.info({ text }, "a push message that the box does not send");
    return "sent";
  },
});
