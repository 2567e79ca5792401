/** Content rows, and their contract shape for each kind. */
import { and, desc, eq, gt, isNull, lte, or } from "drizzle-orm";
import { type ContentKind, type ContentPiece, contentPiece as shape } from "@/lib/contract/operators/site";
import type { LocaleCode } from "@/lib/domain/access/path";
import { epochMs } from "@/lib/domain/time/time";
import { contentPiece } from "../db/schema/content";
import type { Tx } from "../db/tx";

type Of<Kind extends ContentKind> = Extract<ContentPiece, { kind: Kind }>;

const MOST_SHOWN = 50;

interface Asked {
  locale: LocaleCode;
  now: number;
  /** Pieces that ended before this time are left out (epoch ms). */
  endedSince: number;
  name?: string;
}

/** The pieces of a kind that readers of a language see now, newest first. */
export async function shownPieces<Kind extends ContentKind>(
  tx: Tx,
  kind: Kind,
  { locale, now, endedSince, name }: Asked,
): Promise<Of<Kind>[]> {
  const table = contentPiece;
  const rows = await tx
    .select({ piece: table.piece })
    .from(table)
    .where(
      and(
        eq(table.kind, kind),
        eq(table.isHidden, false),
        lte(table.publishedAt, new Date(now)),
        or(isNull(table.locale), eq(table.locale, locale)),
        or(isNull(table.endsAt), gt(table.endsAt, new Date(endedSince))),
        name ? eq(table.name, name) : undefined,
      ),
    )
    .orderBy(desc(table.publishedAt), table.id)
    .limit(MOST_SHOWN);
  return rows.map(({ piece }) => readPiece(piece)).filter((piece): piece is Of<Kind> => piece.kind === kind);
}

/** A stored piece in the contract's shape. */
export const readPiece = (stored: unknown): ContentPiece => shape.parse(stored);

/** The row of a piece: its JSON, and the columns that queries use. */
export function rowOf(piece: ContentPiece): typeof contentPiece.$inferInsert {
  const endsAt = "endsAt" in piece ? piece.endsAt : null;
  return {
    kind: piece.kind,
    id: piece.id,
    locale: piece.locale ?? null,
    name: piece.kind === "vdo" ? piece.vdoName : null,
    isHidden: piece.isHidden,
    publishedAt: new Date(epochMs(piece.publishedAt)),
    endsAt: endsAt === null ? null : new Date(epochMs(endsAt)),
    piece,
  };
}
