/** The header by which the framework's router says what it already shows. One that is none makes it answer 500. */
import type { IncomingHttpHeaders } from "node:http";
// Its own reading, so that what passes here passes there.
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state";

const NAME = "next-router-state-tree";

/** Without it the whole page is sent, which is right for whoever cannot say what he has. */
export function dropUnreadableState(headers: IncomingHttpHeaders): void {
  try {
    parseAndValidateFlightRouterState(headers[NAME]);
  } catch {
    delete headers[NAME];
  }
}
