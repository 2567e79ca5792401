/** Built-in content in the four languages; editors can change it. */
import type { z } from "zod";
import { contentPiece as shape } from "@/lib/contract/operators/site";
import { type LocaleCode, localeCodes } from "@/lib/domain/access/path";
import { bangkokIso, HOUR_MS } from "@/lib/domain/time/time";
import { nowMs } from "../clock/now";
import { rowOf } from "../content/pieces";
import { contentPiece } from "../db/schema/content";
import { siteContent } from "../db/schema/site";
import type { Tx } from "../db/tx";
import en from "./content/en.json" with { type: "json" };
import kh from "./content/kh.json" with { type: "json" };
import mm from "./content/mm.json" with { type: "json" };
import th from "./content/th.json" with { type: "json" };
import vdos from "./content/vdos.json" with { type: "json" };

type Written = z.input<typeof shape>;

const written: Record<LocaleCode, typeof th> = { th, en, kh, mm };

/** Seeded once, so that pieces removed by an editor do not come back. */
export async function seedContent(tx: Tx): Promise<void> {
  const first = await tx
    .insert(siteContent)
    .values({ key: "content-seeded", value: true })
    .onConflictDoNothing()
    .returning({ key: siteContent.key });
  if (first.length === 0) return;
  const now = await nowMs(tx);
  const pieces = localeCodes.flatMap((locale) => piecesOf(locale, now));
  await tx
    .insert(contentPiece)
    .values(pieces.map((piece) => rowOf(shape.parse(piece))))
    .onConflictDoNothing();
}

/** Earlier in a list is newer: one hour each. */
function piecesOf(locale: LocaleCode, now: number): Written[] {
  const { news, promotions, banners, popups } = written[locale];
  const publication = (id: string, place: number) => ({
    id: `${id}-${locale}`,
    locale,
    publishedAt: bangkokIso(now - (place + 1) * HOUR_MS),
  });
  return [
    ...news.map((row, place) => ({ kind: "news" as const, ...row, ...publication(row.id, place) })),
    ...promotions.map((row, place) => ({
      ...{ kind: "promotion" as const, ...row, ...publication(row.id, place), endsAt: null },
      imageUrl: `/images/promotions/${row.id}.svg`,
    })),
    ...banners.map((row, place) => ({
      ...{ kind: "banner" as const, ...row, ...publication(row.id, place) },
      imageUrl: `/images/promotions/${row.id}.svg`,
      // Promotions are found by id, so the id contains the language.
      href: row.href.includes("#") ? `${row.href}-${locale}` : row.href,
    })),
    ...popups.map((row, place) => ({
      ...{ kind: "popup" as const, ...row, ...publication(row.id, place), endsAt: null, imageUrl: null },
    })),
    ...vdos.map(({ vdoName, in: words, ...facts }, place) => ({
      ...{ kind: "vdo" as const, vdoName, ...facts, ...words[locale], ...publication(vdoName, place) },
      url: `/images/vdo/${locale}/${vdoName}.mp4`,
      posterUrl: `/images/vdo/${locale}/${vdoName}.webp`,
      captions: localeCodes.map((of) => ({ locale: of, url: `/images/vdo/${vdoName}.${of}.vtt` })),
    })),
  ];
}
