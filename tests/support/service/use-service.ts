import { afterAll, beforeAll } from "vitest";
import type { UpstreamEnv } from "@/upstream/config/env";
import type { Outside } from "@/upstream/outside";
import type { DatabaseKind, TestDatabase } from "../database/database";
import { openTestService, type TestService } from "./service";

/**
 * A service with a database of its own around the tests of a `describe`; the returned function gives it to a
 * test.
 */
export function useService(
  kind: DatabaseKind,
  changes: Partial<UpstreamEnv> = {},
  outside: Partial<Outside> = {},
): () => TestService {
  let database: TestDatabase | undefined;
  let service: TestService | undefined;
  beforeAll(async () => {
    // Another configuration may plan other rounds.
    const isUsual = Object.keys(changes).length === 0 && !outside.beacon;
    database = await kind.create(isUsual ? "planned" : "seeded");
    service = await openTestService(database, changes, outside);
  });
  afterAll(async () => {
    await service?.close();
    await database?.drop();
  });
  return () => {
    if (!service) throw new Error("the service did not open");
    return service;
  };
}
