import type { Metadata } from "next";

/** Into every answer whose status is an error the framework writes a noindex of its own; a second one says it twice. */
export const wallMetadata = { robots: null } satisfies Metadata;
