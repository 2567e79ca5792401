/** The four locale segments (decision 21); `th` is the default and is written without a prefix. */
export const localeCodes = ["th", "en", "kh", "mm"] as const;
export type LocaleCode = (typeof localeCodes)[number];

/** A request path as the access rules see it. */
export interface NormalPath {
  /** The locale that the path names, or null when it has no prefix. */
  readonly locale: LocaleCode | null;
  /** Decoded segments behind the locale; none for the index. */
  readonly segments: readonly string[];
  /** The segments joined: `/`, `/credit/deposit`. */
  readonly path: string;
}

/**
 * Decodes once, reads backslashes as slashes, resolves dots, collapses slashes, strips one locale (any case).
 * Null when the path cannot be decoded. Decoding before comparing keeps `/%63redit` from slipping through;
 * decoding only once keeps `/%2563redit` from becoming a page that it is not.
 */
export function normalise(pathname: string): NormalPath | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const segments: string[] = [];
  for (const segment of decoded.split(/[/\\]+/)) {
    if (segment === "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  const first = segments[0]?.toLowerCase();
  const locale = localeCodes.find((code) => code === first) ?? null;
  if (locale) segments.shift();
  return { locale, segments, path: `/${segments.join("/")}` };
}

/** Writes segments back as a path under a locale, each segment encoded. */
export function localPath(segments: readonly string[], locale: LocaleCode | null): string {
  const prefix = locale === null || locale === "th" ? [] : [locale];
  return `/${[...prefix, ...segments.map(encodeURIComponent)].join("/")}`;
}

/** Pages that the site frames itself: the games of the embedded provider. */
export function isGameFrame(pathname: string): boolean {
  const path = normalise(pathname);
  return path?.locale === null && path.segments[0] === "sim" && path.segments[1] === "games";
}

/** Public receipts: whoever has the address can read the slip, so the address is passed to nobody. */
export function isReceipt(pathname: string): boolean {
  return normalise(pathname)?.segments[0] === "receipt";
}

/** Pages that partners may embed: the first segment behind the locale is `external`. */
export function isExternal(pathname: string): boolean {
  return normalise(pathname)?.segments[0] === "external";
}
