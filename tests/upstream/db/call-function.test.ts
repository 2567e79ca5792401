import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { callFunction, parameterName, signatures } from "@/upstream/db/call-function";
import { databases } from "../../support/database/database";
import { useService } from "../../support/service/use-service";

describe.each(databases)("functions called by name on $kind", (kind) => {
  const open = useService(kind);

  test("take the parameters that the database has, by name, order and type", async () => {
    const { rows } = await open().db.execute<{ name: string; parameters: string }>(sql`
      SELECT proname AS name, pg_get_function_arguments(oid) AS parameters FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND proname = ANY (${sql.param(Object.keys(signatures))})`);
    const written = Object.entries(signatures).map(([name, signature]) => [
      name,
      Object.entries(signature)
        .map(([parameter, type]) => `${parameterName(parameter)} ${type}`)
        .join(", "),
    ]);
    expect(Object.fromEntries(rows.map(({ name, parameters }) => [name, parameters]))).toEqual(
      Object.fromEntries(written),
    );
  });

  test("answer what the function returns, and null where it returns none", async () => {
    const { db } = open();
    const member = "00000000-0000-4000-8000-000000000000";
    expect(await callFunction(db, "money_of", { member })).toEqual({ balance: 0, held: 0, version: 0 });
    expect(await callFunction(db, "refuse_deposit", { member, amount: 100 })).toBeNull();
  });
});
