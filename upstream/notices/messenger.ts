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
