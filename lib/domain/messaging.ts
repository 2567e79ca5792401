/** What a browser needs to take push messages. */
export interface MessagingConfig {
  /** Firebase's public settings of the app; null where the simulator plays it */
  app: { apiKey: string; projectId: string; messagingSenderId: string; appId: string } | null;
  vapidKey: string;
}

/** What became of the wish to get messages on this device. */
export type MessagingOutcome = "on" | "blocked" | "unsupported";
