/** Identifiers of the site for its head or a link, each with a strict pattern (decision 23). */
export const siteIdentifiers = {
  /** Google's site verification. */
  siteVerification: /^[A-Za-z0-9_-]{10,120}$/,
  /** A measurement id of Google Analytics 4. */
  gaID: /^G-[A-Z0-9]{4,20}$/,
  /** As people write it; separators are dropped in the link. */
  officePhoneNumber: /^\+?[0-9][0-9 ()-]{1,30}[0-9]$/,
} as const;

export type SiteIdentifier = keyof typeof siteIdentifiers;

export const isSiteMark = (name: SiteIdentifier, text: string): boolean => siteIdentifiers[name].test(text);

/** Null for a valid identifier; else the fault code. */
export const siteIdentifierFault = (name: SiteIdentifier, text: string): string | null =>
  isSiteMark(name, text) ? null : `${name}-malformed`;
