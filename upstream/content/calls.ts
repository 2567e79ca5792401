import { allBanners, allNews, allPopups, allPromotions, allVdos, oneVdo } from "@/lib/contract/content";
import { Fault } from "@/lib/contract/fault";
import type { LocaleCode } from "@/lib/domain/access/path";
import { ENDED_SHOWN_MS, promotionsInOrder } from "@/lib/domain/site/promotions";
import { epochMs } from "@/lib/domain/time/time";
import { nowMs } from "../clock/now";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { shownPieces } from "./pieces";

const MOST_NEWS = 20;

/** Language of readers who name none: Thai. */
async function asked(tx: Tx, locale: LocaleCode = "th") {
  const now = await nowMs(tx);
  return { locale, now, endedSince: now };
}

/** Content that everybody may read; it is edited in `operators/content`. */
export const contentCalls = [
  defineHandler(allNews, async ({ tx }, { query }) =>
    (await shownPieces(tx, "news", await asked(tx, query.locale))).slice(0, MOST_NEWS),
  ),

  defineHandler(allPromotions, async ({ tx }, { query }) => {
    const { locale, now } = await asked(tx, query.locale);
    const rows = await shownPieces(tx, "promotion", { locale, now, endedSince: now - ENDED_SHOWN_MS });
    const { running, ended } = promotionsInOrder(
      rows,
      ({ publishedAt, endsAt }) => ({
        publishedAtMs: epochMs(publishedAt),
        endsAtMs: endsAt === null ? null : epochMs(endsAt),
      }),
      now,
    );
    return [...running, ...ended];
  }),

  defineHandler(allVdos, async ({ tx }, { query }) => shownPieces(tx, "vdo", await asked(tx, query.locale))),

  defineHandler(oneVdo, async ({ tx }, { query }) => {
    const found = await shownPieces(tx, "vdo", { ...(await asked(tx, query.locale)), name: query.vdoName });
    // Pieces in the reader's own language come before those for every language.
    const vdo = found.find(({ locale }) => locale) ?? found[0];
    if (!vdo) throw new Fault("not-found");
    return vdo;
  }),

  defineHandler(allBanners, async ({ tx }, { query }) =>
    shownPieces(tx, "banner", await asked(tx, query.locale)),
  ),

  defineHandler(allPopups, async ({ tx }, { query }) =>
    shownPieces(tx, "popup", await asked(tx, query.locale)),
  ),
];
