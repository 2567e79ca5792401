import type { HowToTopic } from "@/lib/domain/site/how-to";

/**
 * The site's own videos, with what they show: recordings of a phone, whose first frame says nothing in a wide card.
 */
const filmed: Readonly<Record<string, HowToTopic>> = {
  "place-a-bet": "lotto",
  "pay-in": "deposit",
  "check-a-slip": "result-poy",
};

export const drawnVdos: readonly string[] = Object.keys(filmed);

/** What a video of the site's own shows; null for any other video. */
export const filmedTopic = (vdoName: string): HowToTopic | null =>
  Object.hasOwn(filmed, vdoName) ? (filmed[vdoName] ?? null) : null;

/** A card's picture: a drawing for the site's own recordings, else the poster that its editor chose. */
export function cardPicture({
  vdoName,
  posterUrl,
}: {
  vdoName: string;
  posterUrl: string | null;
}): string | null {
  const isRecording = posterUrl?.startsWith("/images/vdo/") && drawnVdos.includes(vdoName);
  return isRecording ? `/images/vdo/${vdoName}.svg` : posterUrl;
}
