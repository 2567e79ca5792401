/** What a browser needs to subscribe to push messages. */
export interface MessagingConfig {
  /** Firebase's public settings of the app; null with the simulator */
  app: { apiKey: string; projectId: string; messagingSenderId: string; appId: string } | null;
  vapidKey: string;
}

/** The outcome of turning push messages on for this device. */
export type MessagingOutcome = "on" | "blocked" | "unsupported";
