import { say } from "../../tools/site/start-error.mjs";

/** Prints addresses and demo logins once everything responds. */
export function greet(settings, env, site) {
  if (settings.testClock)
    say("WARNING: TEST_CLOCK=1, the clock of rounds and jobs can be moved. For tests only.");
  if (settings.startsWeb && !settings.framePartners)
    say("Pages below /external may be framed by any site; FRAME_PARTNERS names the ones allowed.");
  if (settings.startsWeb) say(`Ready: http://localhost:${settings.port}`);
  if (settings.role !== "all") say(`This process serves the role ${settings.role}.`);
  if (settings.startsUpstream)
    say(`Upstream: ${site.upstreamOrigin} ${env.UPSTREAM_HOST ? "" : "(this machine only)"}`);
  if (settings.ownsDatabase) {
    say(`Data in ${settings.dataDir}; it survives a killed process, not a power cut.`);
  }
  if (settings.inTheBox) {
    say(`Operators' console: http://localhost:${settings.port}/operator`);
    say(
      `Member demo01, operators staff01, admin01 and admin02, super01 and super02; password of all: ${env.DEMO_PASSWORD}`,
    );
    say("Everything runs on play credit: no bank, no real money.");
  }
}
