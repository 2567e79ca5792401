import type { Metadata } from "next";

/**
 * The framework adds a noindex to every answer with a status above 400, so this page adds none.
 * With status 404 it takes the metadata of `not-found.tsx`, whichever page is shown.
 */
export const errorMetadata = { robots: null } satisfies Metadata;
