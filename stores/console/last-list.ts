const MOST = 1_000;

/** One list per kind of detail: a member's own slips do not replace the list that the member was opened from. */
const keyOf = (href: string) => `console-list:${href.slice(0, href.lastIndexOf("/"))}`;

/** Keeps the addresses of a list's rows for this tab, so that a detail leads to the next and previous one. */
export function rememberList(hrefs: readonly string[]): void {
  const [first] = hrefs;
  if (!first) return;
  try {
    sessionStorage.setItem(keyOf(first), JSON.stringify(hrefs.slice(0, MOST)));
  } catch {
    // Without storage there are no neighbours.
  }
}

/** The neighbours of a page in the list that was left for it; null where there is none. */
export function neighboursOf(href: string): { previous: string | null; next: string | null } {
  const hrefs = read(keyOf(href));
  const at = hrefs.indexOf(href);
  if (at < 0) return { previous: null, next: null };
  return { previous: hrefs[at - 1] ?? null, next: hrefs[at + 1] ?? null };
}

function read(key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}
