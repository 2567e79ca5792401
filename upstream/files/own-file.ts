import { and, eq, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { isUuid } from "../db/row-ids";
import { file } from "../db/schema/files";
import type { Tx } from "../db/tx";

/** The id of a member's own file of that purpose; `not-found` for anybody else's. */
export async function ownFile(tx: Tx, owner: string, id: string, purpose: string): Promise<string> {
  const [row] = isUuid(id)
    ? await tx
        .select({ id: file.id })
        .from(file)
        .where(
          and(
            eq(file.id, id),
            eq(file.owner, owner),
            eq(file.purpose, purpose),
            sql`octet_length(${file.content}) > 0`,
          ),
        )
    : [];
  if (!row) throw new Fault("not-found");
  return row.id;
}
