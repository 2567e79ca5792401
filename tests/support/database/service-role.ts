import { randomBytes } from "node:crypto";
import { connectAsIs } from "@/upstream/db/connect";
import { migrate } from "@/upstream/db/migrate";
import { administer, databaseUrl } from "../../../tools/testing/server-database";
import { type DatabaseKind, serversAlone, type TestDatabase } from "./database";

export interface TwoRoleDatabase extends TestDatabase {
  /** The tables' owner; `env.DATABASE_URL` is the service's. */
  ownerUrl: string;
}

/** Creates the service's own role for a database, with the rights that `npm run migrate` grants. */
async function withServiceRole(database: TestDatabase): Promise<TwoRoleDatabase> {
  const ownerUrl = database.env.DATABASE_URL ?? "";
  const role = `service_${randomBytes(6).toString("hex")}`;
  const password = randomBytes(12).toString("hex");
  await administer(ownerUrl, `CREATE ROLE ${role} LOGIN PASSWORD '${password}'`);
  const owner = await connectAsIs({ databaseUrl: ownerUrl });
  await migrate(owner.db, role);
  await owner.close();
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = password;
  return {
    ...database,
    ownerUrl,
    env: { ...database.env, DATABASE_URL: url.href },
    async drop() {
      await database.drop();
      await administer(databaseUrl(ownerUrl, "postgres"), `DROP ROLE ${role}`);
    },
  };
}

/** PostgreSQL with two roles, where one is reachable: the services do not own their tables. */
export const twoRoles = serversAlone.map(({ create, createEmpty, copy }) => ({
  kind: "postgres",
  create: async (...state: Parameters<typeof create>) => withServiceRole(await create(...state)),
  createEmpty: async () => withServiceRole(await createEmpty()),
  copy: async (database: TestDatabase) => withServiceRole(await copy(database)),
})) satisfies readonly DatabaseKind[];
