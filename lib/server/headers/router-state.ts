/**
 * The header in which the framework's router says what it already shows. An invalid one makes it respond with
 * 500.
 */
import type { IncomingHttpHeaders } from "node:http";
// The framework's own parser, so that both accept the same.
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state";

const NAME = "next-router-state-tree";

/** Without the header the whole page is sent, which is right for a client with an invalid state. */
export function dropUnreadableState(headers: IncomingHttpHeaders): void {
  try {
    parseAndValidateFlightRouterState(headers[NAME]);
  } catch {
    delete headers[NAME];
  }
}
