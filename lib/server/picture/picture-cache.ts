/**
 * Generated pictures, kept in memory. They are drawn one after the other, because each takes a processor for about
 * a tenth of a second; too many at once are refused instead of queued.
 */
import { perProcess } from "@/lib/server/config/per-process";

/** Up to 180 kB each. */
const MOST_KEPT = 60;
const MOST_WAITING = 12;

export class PicturesBusy extends Error {}

interface Pictures {
  kept: Map<string, Promise<Buffer>>;
  last: Promise<unknown>;
  waiting: number;
}

/**
 * @param key everything that the picture shows
 * @throws PicturesBusy while too many others are being drawn
 */
export async function cachedPicture(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const pictures = perProcess<Pictures>("share-pictures", () => ({
    kept: new Map(),
    last: Promise.resolve(),
    waiting: 0,
  }));
  const { kept } = pictures;
  const known = kept.get(key);
  if (known) {
    // The one that was asked for last is forgotten last.
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  if (pictures.waiting >= MOST_WAITING) throw new PicturesBusy("too many pictures at once");
  pictures.waiting += 1;
  const made = pictures.last.then(draw).finally(() => {
    pictures.waiting -= 1;
  });
  pictures.last = made.catch(() => undefined);
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  const oldest = kept.keys().next().value;
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return made;
}
