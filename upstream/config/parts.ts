import type { Role } from "@/lib/domain/access/roles";

/** Which parts of the service a process runs. */
export interface Parts {
  /** The calls of the contract, webhooks and simulators */
  calls: boolean;
  /** Push and presence sockets, and the publisher of the outbox */
  sockets: boolean;
  /** Everything that falls due: jobs, draws, payouts, checks, messages to devices */
  jobs: boolean;
  /** Brings tables, functions and first rows up to date; else a start on an older schema is refused */
  migrates: boolean;
}

const none: Parts = { calls: false, sockets: false, jobs: false, migrates: false };
const parts: Record<Role, Parts> = {
  all: { calls: true, sockets: true, jobs: true, migrates: true },
  web: none,
  calls: { ...none, calls: true },
  push: { ...none, sockets: true },
  jobs: { ...none, jobs: true },
  migrate: { ...none, migrates: true },
};

export const partsOf = (role: Role): Parts => parts[role];
