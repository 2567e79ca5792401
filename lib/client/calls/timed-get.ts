/**
 * A read whose trip is measured. It goes by the browser's own fetch, which resolves with the headers, before the body
 * is there; and a page that makes no call loads no axios for it.
 * @returns `data` is undefined where the read was refused
 */
export async function timedGet(path: string): Promise<{ tripMs: number; data: unknown }> {
  const sentAt = performance.now();
  const answer = await fetch(path, { cache: "no-store", headers: { accept: "application/json" } });
  const tripMs = performance.now() - sentAt;
  const read = answer.ok ? ((await answer.json()) as { data: unknown }) : undefined;
  return { tripMs, data: read?.data };
}
