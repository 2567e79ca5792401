/** The site's own videos: recordings of a phone, whose first frame says nothing in a wide card. */
export const drawnVdos: readonly string[] = ["place-a-bet", "pay-in", "check-a-slip"];

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
