import { and, count, eq, gt } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { createFile, MOST_FILES_A_DAY, oneFile, oneOperatorFile, type Picture } from "@/lib/contract/files";
import { DAY_MS } from "@/lib/domain/time";
import type { Tx } from "../db/connect";
import { isUuid } from "../db/row-ids";
import { file } from "../db/tables/files";
import { serve } from "../http/serve-endpoint";
import { noteRead } from "../operators/read-log";
import { writePicture } from "./write-picture";

/** Its owner reads a file, and staff do; anybody else is told that there is none. */
export const fileCalls = [
  serve(
    createFile,
    async ({ tx, caller }, { body }) => {
      await refuseTooMany(tx, caller.uuid);
      const picture = await writePicture(new Uint8Array(await body.file.arrayBuffer()), body.purpose);
      const [row] = await tx
        .insert(file)
        .values({ owner: caller.uuid, purpose: body.purpose, ...picture })
        .returning({ id: file.id });
      if (!row) throw new Error("no file row");
      return { id: row.id, url: `/api/files/${row.id}` };
    },
    // Decoding takes a while, and no connection waits for it.
    { oneStatement: true },
  ),

  serve(oneFile, async ({ tx, caller }, { query }) => (await read(tx, query.id, caller.uuid)).picture),
  serve(oneOperatorFile, async ({ tx, caller }, { body }) => {
    const { owner, picture } = await read(tx, body.id, null);
    await noteRead(tx, caller, oneOperatorFile, [owner]);
    return picture;
  }),
];

async function read(tx: Tx, id: string, owner: string | null): Promise<{ owner: string; picture: Picture }> {
  const [row] = isUuid(id)
    ? await tx
        .select()
        .from(file)
        .where(and(eq(file.id, id), owner ? eq(file.owner, owner) : undefined))
    : [];
  // One that its owner has thrown away is empty.
  if (!row?.content.length) throw new Fault("not-found");
  const mediaType = row.mediaType as Picture["mediaType"];
  return { owner: row.owner, picture: { mediaType, content: row.content.toString("base64") } };
}

async function refuseTooMany(tx: Tx, owner: string): Promise<void> {
  const since = new Date(Date.now() - DAY_MS);
  const [row] = await tx
    .select({ sent: count() })
    .from(file)
    .where(and(eq(file.owner, owner), gt(file.createdAt, since)));
  if ((row?.sent ?? 0) >= MOST_FILES_A_DAY)
    throw new Fault("rate-limited", { retryAfterSeconds: DAY_MS / 1000 });
}
