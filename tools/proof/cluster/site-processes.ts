import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Role } from "@/lib/domain/access/roles";
import { findFreePort } from "../../site/ports.mjs";
import { answersAt } from "./engines/answers";
import { createProgram, type Program } from "./engines/program";
import { unitOf } from "./units";

/** A process of the site with one role. */
export interface SiteProcess extends Program {
  readonly role: Role;
  readonly port: number;
  readonly origin: string;
}

/** What all processes of one site share. */
export interface SharedEnv {
  DATABASE_URL: string;
  REDIS_URL: string;
  [name: string]: string;
}

const secret = () => randomBytes(24).toString("hex");

/** Secrets of this trial alone. */
export const trialSecrets = () => ({
  TOKEN_SECRET: secret(),
  CSRF_SECRET: secret(),
  UPSTREAM_SECRET: secret(),
  PUSHER_APP_ID: "100001",
  PUSHER_KEY: secret().slice(0, 20),
  PUSHER_SECRET: secret(),
  DEMO_PASSWORD: "Bamboo-Lantern-4711",
  NO_REAL_MONEY: "1",
});

/** Settings of this machine's own site must not reach these processes. */
export const foreign = Object.fromEntries(
  [
    ...["API_UPSTREAM_URL", "POY_API_UPSTREAM_URL", "PUSHER_HOST", "PUSHER_CLUSTER", "PUSHER_PRIVATE"],
    ...[
      "SITE_ORIGIN",
      "SITE_HOSTS",
      "OPERATOR_ORIGIN",
      "FRAME_PARTNERS",
      "TEST_CLOCK",
      "MIGRATE_DATABASE_URL",
    ],
    ...["MAINTENANCE", "DEMO_FEED", "SMS_GATEWAY_URL", "OPERATOR_NETWORKS", "TOKEN_SECRETS", "REDIS_URL"],
  ].map((name) => [name, undefined]),
);

/** Where a process is not on a port of its own, or of another release than this one. */
interface Place {
  port?: number;
  root?: string;
}

/** A process of a role on a port of its own; it does not run yet. */
export async function createSiteProcess(
  home: string,
  name: string,
  role: Exclude<Role, "all" | "migrate">,
  env: () => SharedEnv,
  place: Place = {},
): Promise<SiteProcess> {
  const port = place.port ?? (await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  const unit = unitOf(role, port, place.root);
  const program = createProgram({
    name,
    command: process.execPath,
    ...(place.root && { cwd: place.root }),
    // As the unit and `npm start` have it: told to listen on 127.0.0.1 alone, Next takes its own pages for another
    // server's, because it calls itself "localhost" wherever it leads one address to another.
    args: unit.args,
    get env() {
      return { ...foreign, ...env(), ...unit.env, [role === "web" ? "PORT" : "UPSTREAM_PORT"]: String(port) };
    },
    logFile: join(home, `${name}.log`),
    answers: () => answersAt(`${origin}/ready`),
  });
  return { ...program, role, port, origin };
}
