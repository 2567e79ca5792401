/** Which requests the gate does not see: calls, which have doors of their own, and files that exist. */

/** Route handlers, and what the framework itself serves. None of them renders a page. */
export const handlers: readonly string[] = [
  ...["api/", "poy-api/", "operator/api/", "sim(?:/|$)", "share/[^/]+/[^/]+", "_next/", "ready$"],
  ...["robots\\.txt$", "sitemap\\.xml$", "manifest\\.webmanifest$", "apple-icon\\.png$", "icon\\.svg$"],
];

/** Files of `public/`. A test compares both lists with the folders `app` and `public`. */
export const files: readonly string[] = [
  "fonts/[a-z0-9-]+\\.woff2$",
  "icons/[a-z0-9-]+\\.png$",
  "images/(?:[a-z]+/){1,2}[a-z0-9-]+(?:\\.[a-z]{2})?\\.(?:mp4|png|svg|vtt|webp)$",
  ...["(?:icons|marks)-[0-9]+\\.svg$", "favicon\\.ico$", "sw\\.js$"],
];

/** middleware.ts repeats it as a literal, which is all that the framework reads. */
export const gateMatcher = `/((?!${[...handlers, ...files].join("|")}).*)`;

const beginning = (patterns: readonly string[]) => new RegExp(`^/(?:${patterns.join("|")})`);
const handled = beginning(handlers);
const ungated = beginning([...handlers, ...files]);

/** True where a route handler or the framework answers, not a page. @param path without its query */
export const isHandled = (path: string): boolean => handled.test(path);

/** True where the gate decides. @param path without its query */
export const isGated = (path: string): boolean => !ungated.test(path);
