/** Settings that make money from nothing or open doors: right for trying the site out, ruinous beside real money. */
const playSettings = ["TEST_CLOCK", "SIMULATORS", "DEMO_FEED", "DEMO_SHOOTERS", "DEMO_PASSWORD"] as const;

/** What the rule reads of an environment, parsed or as it is written. */
export type PlaySettings = Partial<
  Record<(typeof playSettings)[number] | "DATABASE_URL" | "NO_REAL_MONEY", string | boolean | undefined>
>;

/**
 * The settings among these that may not stand beside a database of one's own; empty once NO_REAL_MONEY says that no
 * money of anybody is in it.
 */
export function refusedPlaySettings(env: PlaySettings): string[] {
  if (!env.DATABASE_URL || isOn(env.NO_REAL_MONEY)) return [];
  return playSettings.filter((name) => isOn(env[name]));
}

const isOn = (value: string | boolean | undefined): boolean => Boolean(value) && value !== "0";

/** For the one line that a process ends with. */
export const playSettingsRefusal = "needs NO_REAL_MONEY=1 beside DATABASE_URL, or to be left out";
