import { isRequestId } from "@/lib/kernel/request-id";
import type { RequestScope } from "./request-scope";

const CALL = /^[a-z0-9.-]{1,80}$/;

/**
 * A statement with the request that it belongs to in a comment before it, so that `pg_stat_activity` and the server's
 * log tell whose it is. Only names that cannot end the comment are written.
 */
export function withComment(statement: string, scope: RequestScope | undefined): string {
  if (!scope || !isRequestId(scope.id)) return statement;
  const call = CALL.test(scope.call) ? ` call=${scope.call}` : "";
  return `/* req=${scope.id}${call} */ ${statement}`;
}
