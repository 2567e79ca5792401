/** Pictures of shared links: which page has which, and their addresses. */
import { type LocaleCode, localeCodes } from "../access/path";
import { isDate } from "../time/time";
import { readDay } from "../time/time-written";

export type SharePicture =
  | { readonly kind: "site" | "invitation" }
  /** The newest results up to a lottery day. */
  | { readonly kind: "results"; readonly key: string }
  /** A market by its betType; a round's proof by its betId. */
  | { readonly kind: "market" | "proof"; readonly key: string };

/** Pixels, as chats and social networks show a link. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const key = /^[A-Za-z0-9_-]{2,80}$/;

/**
 * The picture of a page. `path` has no language prefix; `today` is the current lottery day, so that the address of
 * the newest results changes with it and no network shows an old picture for long.
 */
export function sharePictureOf(path: string, query: URLSearchParams, today: string): SharePicture {
  const [first, second, third, ...rest] = path.split("/").filter(Boolean);
  if (first === "register" && second !== undefined && third === undefined) return { kind: "invitation" };
  if (first !== "results" || rest.length > 0) return { kind: "site" };
  if (second === undefined) {
    const market = query.get("market") ?? "";
    if (query.get("view") === "statistics" && key.test(market)) return { kind: "market", key: market };
    const day = readDay(query.get("date") ?? "");
    return { kind: "results", key: day !== null && day < today ? day : today };
  }
  const isProof = second === "yeekee" && third !== undefined && key.test(third);
  return isProof ? { kind: "proof", key: third } : { kind: "site" };
}

/** `/share/en/results/2026-11-23.png`; outside the pages, so that it needs no session. */
export function shareAddress(locale: LocaleCode, picture: SharePicture): string {
  const name = "key" in picture ? `${picture.kind}/${picture.key}` : picture.kind;
  return `/share/${locale}/${name}.png`;
}

/** Parses the decoded segments behind /share; null where there is no picture. */
export function readShareAddress(
  segments: readonly string[],
): { locale: LocaleCode; picture: SharePicture } | null {
  const [folder, ...names] = segments;
  const locale = localeCodes.find((code) => code === folder);
  const last = names.at(-1);
  if (!locale || !last?.endsWith(".png") || names.length > 2) return null;
  const [kind, asked] = [...names.slice(0, -1), last.slice(0, -".png".length)];
  const picture = readPicture(kind, asked);
  return picture && { locale, picture };
}

function readPicture(kind: string | undefined, asked: string | undefined): SharePicture | null {
  if (kind === "site" || kind === "invitation") return asked === undefined ? { kind } : null;
  if (asked === undefined || !key.test(asked)) return null;
  if (kind === "results") return isDate(asked) ? { kind, key: asked } : null;
  return kind === "market" || kind === "proof" ? { kind, key: asked } : null;
}
