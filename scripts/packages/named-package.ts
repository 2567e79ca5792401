/** How a package that the product was asked to be built with is named, and what would do without it. */

/** What would do a package's work by hand, or by another package. */
export interface Bypass {
  /** What nobody writes, as it stands after "no". */
  what: string;
  pattern: RegExp;
  /** Where it is looked for: folders and files. */
  within: readonly string[];
  /** Where it may stand nevertheless, with the reason. */
  except?: Readonly<Record<string, string>>;
  /** Lines that the pattern has to find. */
  examples: readonly string[];
}

export interface NamedPackage {
  name: string;
  does: string;
  /** The folders and files that may import it. */
  places: readonly string[];
  bypasses: readonly Bypass[];
}

export const pages = ["app", "components", "stores"];
/** What a browser loads. */
export const browser = [
  ...pages,
  ...["lib/client", "lib/contract", "lib/domain", "lib/i18n", "instrumentation-client.ts", "public/sw.js"],
];
export const web = [...browser, "lib/server", "middleware.ts", "instrumentation.ts"];
export const everywhere = [...web, "upstream"];

/** Imports of other packages for the same work. */
export const imports = (...names: string[]): RegExp =>
  new RegExp(String.raw`(?:\bfrom|\bimport|\bimport\()\s*["'](?:${names.join("|")})(?:/[^"']*)?["']`);
