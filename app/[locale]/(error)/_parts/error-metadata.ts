import type { Metadata } from "next";

/**
 * Into every answer whose status is above 400 the framework writes a noindex of its own; a second one says it twice.
 * With status 404 it takes the metadata of `not-found.tsx`, whichever page is shown.
 */
export const errorMetadata = { robots: null } satisfies Metadata;
