/** Ids come from the wire as any short word; a column of another type would answer one with an error of its own. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for what a uuid column can be compared with; anything else belongs to no row. */
export const isUuid = (id: string): boolean => UUID.test(id);

/** The number behind a serial id or a cursor made of one; 0, which no row has, when there is none. */
export const serialOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);
