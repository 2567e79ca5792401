/** Once, when the web server starts: the environment is read, or named as wrong in one line. */
import { env } from "./env";
import { watchRequests } from "./trusted-headers";

export function begin(say: (line: string) => void = (line) => process.stderr.write(`${line}\n`)): void {
  try {
    const { TRUST_PROXY, FRAME_PARTNERS, TEST_CLOCK } = env();
    watchRequests(TRUST_PROXY);
    if (FRAME_PARTNERS.length === 0)
      say("FRAME_PARTNERS names nobody: any site may embed the /external pages");
    if (TEST_CLOCK) say("TEST_CLOCK=1: the clock of rounds can be moved; for tests only");
  } catch (error) {
    say(error instanceof Error ? error.message : "The web server's environment is wrong");
    process.exit(1);
  }
}
