/** A short id, enough to find a thing among one's own: it names a play or a request wherever it is shown. */
export const shortId = (id: string): string => id.slice(0, 8).toUpperCase();
