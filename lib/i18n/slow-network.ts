/** The browser's connection information (`navigator.connection`). */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Pages are not prefetched on 2g, or with data saving. */
export const skipsPrefetch = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? "");
