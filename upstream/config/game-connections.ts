/** The game providers that an operator has configured in the environment. */
import { z } from "zod";
import { partnerKeys } from "@/lib/domain/partners/partners";

export interface GameConnection {
  /** Address that opens a game, signed; `{game}` in it is replaced by the game's id */
  launchUrl: string;
  /** Secret of the signatures in both directions */
  secret: string;
}
export type GameConnections = ReadonlyMap<string, GameConnection>;

const shape = z.record(
  z.string(),
  z.object({ launchUrl: z.url({ protocol: /^https?$/ }).max(2_000), secret: z.string().min(32) }),
);

/** Throws one line that says what is wrong, without the secret. */
export function readGameConnections(text: string): GameConnections {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error("is not JSON");
  }
  const read = shape.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`${issue?.path.map(String).join(".") || "it"} is wrong: ${issue?.code}`);
  }
  const unknown = Object.keys(read.data).find((key) => !partnerKeys.includes(key));
  if (unknown !== undefined)
    throw new Error(`no partner is called ${unknown}; there are ${partnerKeys.join(", ")}`);
  return new Map(Object.entries(read.data));
}
