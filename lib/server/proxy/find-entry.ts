/** The calls that a browser may make, by path. */
import { contract } from "@/lib/contract";
import { type Endpoint, isEndpoint, isOperators, type Service } from "@/lib/contract/endpoint";

const byAddress = new Map<string, Endpoint>();
for (const entry of Object.values(contract)) {
  if (isEndpoint(entry)) byAddress.set(`${entry.method} ${entry.service} ${entry.path}`, entry);
}

/**
 * Only the web server talks to LINE: a lineId from a browser is never accepted. Operators' calls have their own
 * route.
 */
const notForBrowsers = (path: string) => path === "/users.line-login" || path.startsWith("/operators.");

export type Found = { kind: "entry"; entry: Endpoint } | { kind: "other-method" } | { kind: "none" };

/** @param path behind `/api` or `/poy-api`, with its slash */
export function findEntry(service: Service, method: string, path: string): Found {
  if (notForBrowsers(path)) return { kind: "none" };
  const entry = byAddress.get(`${method} ${service} ${path}`);
  if (entry) return { kind: "entry", entry };
  const other = ["GET", "POST"].some((known) => byAddress.has(`${known} ${service} ${path}`));
  return { kind: other ? "other-method" : "none" };
}

/** A call of the operators' console; null for every other. @param path behind `/operator/api`, with its slash */
export function findOperatorsEntry(method: string, path: string): Endpoint | null {
  const entry = byAddress.get(`${method} general ${path}`);
  return entry && isOperators(entry) ? entry : null;
}
