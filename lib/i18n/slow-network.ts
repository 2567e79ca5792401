/** What a browser says of its connection (`navigator.connection`). */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Pages are not fetched ahead on 2g, or where the visitor saves data. */
export const skipsPrefetch = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? "");
