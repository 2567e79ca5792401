/** The demo provider: its routes for the games' pages, and the timer that ends abandoned plays. */
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { SECOND_MS } from "@/lib/domain/time/time";
import type { Dependencies } from "../../http/services";
import { endLeftPlays } from "./plays";
import { DEMO_PARTNER, demoProvider, demoSecret } from "./provider";
import { addDemoRoutes } from "./routes";
import { createWalletClient } from "./wallet-client";

/** Age after which an unfinished play counts as abandoned; the page retries for a minute at most. */
const LEFT_AFTER_MS = 90 * SECOND_MS;
const LOOK_MS = 10 * SECOND_MS;

export interface DemoProvider {
  /** Ends plays that were abandoned for at least that long. */
  look(olderThanMs?: number): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** Null where there is no demo provider. */
export function openDemoProvider(
  server: FastifyInstance,
  { db, env, log }: Dependencies,
): DemoProvider | null {
  if (!demoProvider(env)) return null;
  const origin = () => `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const wallet = createWalletClient(DEMO_PARTNER, demoSecret(env), origin);
  addDemoRoutes(server, db, wallet);
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  function look(olderThanMs = LEFT_AFTER_MS): Promise<void> {
    const next = looking.then(() => endLeftPlays(db, wallet, log, olderThanMs));
    looking = next.catch((error) =>
      log.error({ err: error }, "the demo provider could not look after its plays"),
    );
    return looking;
  }

  return {
    look,
    start() {
      timer = setInterval(() => void look(), LOOK_MS);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
