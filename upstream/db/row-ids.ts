/** Ids from the API are short texts; the database would fail on a text that is not of the column's type. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for a valid uuid; no row has any other id. */
export const isUuid = (id: string): boolean => UUID.test(id);

/** The number of a serial id, or of a cursor made of one; 0, which no row has, when it is none. */
export const serialOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);
