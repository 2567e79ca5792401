import type { MetadataRoute } from "next";
import { headers } from "next/headers";
import { allPromotions, allVdos } from "@/lib/contract/content";
import type { Endpoint, QueryOf, ReplyOf } from "@/lib/contract/endpoint";
import { betListResultHistory } from "@/lib/contract/rounds";
import { mappedPaths } from "@/lib/domain/access/indexed";
import { TERMS_VERSION } from "@/lib/domain/members/terms";
import { atBangkok, epochMs } from "@/lib/domain/time/time";
import { folderOf, localePath, locales } from "@/lib/i18n/tags";
import { ask } from "@/lib/server/ask/ask";
import { buildTime } from "@/lib/server/config/build-time";
import { isOwnHost, siteOrigin } from "@/lib/server/config/site";

/**
 * Every public page in the four languages, each with its alternates and the time of its last change: of the newest
 * result, promotion or video, of the terms' version, else of this build. Login pages are left out.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const sent = await headers();
  if (!isOwnHost(sent)) return [];
  const origin = siteOrigin(sent);
  const [drawn, promoted, films] = await Promise.all([drawnMs(), promotedMs(), readFilms()]);
  const filmed = newest(films.map(({ changedMs }) => changedMs));
  const changes: Readonly<Record<string, number | null>> = {
    "/": drawn,
    "/results": drawn,
    "/promotions": promoted,
    "/vdo": filmed,
    "/terms": atBangkok(TERMS_VERSION, "00:00"),
  };
  const pages = [
    ...mappedPaths.map((path) => ({ path, changedMs: changes[path] ?? null })),
    ...films.map(({ vdoName, changedMs }) => ({ path: `/vdo/${vdoName}`, changedMs })),
  ];
  const built = buildTime();
  return pages.flatMap(({ path, changedMs }) => {
    const languages = Object.fromEntries(
      locales.map((locale) => [locale, origin + localePath(locale, path)]),
    );
    const lastModified = changedMs === null ? built : new Date(changedMs);
    return locales.map((locale) => ({
      url: origin + localePath(locale, path),
      alternates: { languages },
      ...(lastModified && { lastModified }),
    }));
  });
}

/** The time of the newest result of any family; null before the first one. */
async function drawnMs(): Promise<number | null> {
  const rows = await Promise.all(
    ["gov", "stock", "yeekee", "set_4"].map((betGroup) =>
      maybe(betListResultHistory, { betGroup, limit: 1 }),
    ),
  );
  return newest(rows.flatMap((some) => (some ?? []).map((row) => atBangkok(row.resultDt, row.resultTime))));
}

async function promotedMs(): Promise<number | null> {
  const rows = await maybe(allPromotions, { locale: folderOf("th") });
  return newest((rows ?? []).map(({ publishedAt }) => epochMs(publishedAt)));
}

async function readFilms(): Promise<{ vdoName: string; changedMs: number | null }[]> {
  const films = await maybe(allVdos, { locale: folderOf("th") });
  return (films ?? []).map(({ vdoName, publishedAt }) => ({
    vdoName,
    changedMs: publishedAt ? epochMs(publishedAt) : null,
  }));
}

const newest = (times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.max(...known) : null;
};

/** The map holds the fixed pages also while the upstream does not answer. */
async function maybe<E extends Endpoint>(entry: E, query: QueryOf<E>): Promise<ReplyOf<E> | null> {
  return ask(entry, { query, cacheMs: 60_000, timeoutMs: 3_000 }).catch(() => null);
}
