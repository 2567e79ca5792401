/** The page of a demo game: one document, its script and style within, for a sandboxed frame. */
export async function gamePage(
  _game: string,
  _lang: string,
  _siteOrigin: string,
): Promise<{ html: string; policy: string }> {
  return { html: "<!doctype html><title>…</title>", policy: "default-src 'none'" };
}
