import { and, count, eq, gt, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { createFile, MOST_FILES_A_DAY, oneFile, oneOperatorFile, type Picture } from "@/lib/contract/files";
import { DAY_MS } from "@/lib/domain/time/time";
import { noteRead } from "../audit/read-log";
import { isUuid } from "../db/row-ids";
import { file } from "../db/schema/files";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { consumeLimit } from "../http/rate-limit";
import { createDecodeQueue } from "./decode-queue";
import { writePicture } from "./write-picture";

const decoding = createDecodeQueue();

/** Readable by its owner and by staff; `not-found` for everybody else. */
export const fileCalls = [
  defineHandler(
    createFile,
    async ({ tx, caller }, { body }) => {
      const { uuid } = caller;
      await consumeLimit("upload", uuid);
      await refuseTooMany(tx, uuid);
      const bytes = new Uint8Array(await body.file.arrayBuffer());
      const picture = await decoding.run(() => writePicture(bytes, body.purpose));
      // Counted again with the member's uploads locked, so that concurrent uploads see each other.
      const id = await tx.transaction(async (own) => {
        await own.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`file ${uuid}`}, 0))`);
        await refuseTooMany(own, uuid);
        const values = { owner: uuid, purpose: body.purpose, ...picture };
        const [row] = await own.insert(file).values(values).returning({ id: file.id });
        return row?.id;
      });
      return { id: id ?? "", url: `/api/files/${id}` };
    },
    // Decoding is slow and must not hold a connection; the picture is stored in a short transaction of its own.
    { oneStatement: true },
  ),

  defineHandler(
    oneFile,
    async ({ tx, caller }, { query }) => (await read(tx, query.id, caller.uuid)).picture,
  ),
  defineHandler(oneOperatorFile, async ({ tx, caller }, { body }) => {
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
  // A picture that its owner has removed is empty.
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
