"use client";
import NextLink from "next/link";
import type { ComponentProps } from "react";
import { type Connection, skipsPrefetch } from "./slow-network";
import { localePath } from "./tags";
import { useLocale } from "./use-place";

export interface LinkProps extends Omit<ComponentProps<typeof NextLink>, "href" | "locale"> {
  /** From the root, without a language prefix; a query or fragment may follow. */
  href: string;
}

/** The browser's connection information; absent on the server and in browsers without it. */
function isSlow(): boolean {
  if (typeof navigator === "undefined") return false;
  return skipsPrefetch((navigator as Navigator & { connection?: Connection }).connection);
}

/**
 * A link inside the site. Nothing is prefetched on a slow network or with data saving. Links to gated pages set
 * `prefetch={false}`, so that the gate decides at each visit.
 */
export function Link({ href, ...rest }: LinkProps) {
  const locale = useLocale();
  const prefetch = isSlow() ? false : rest.prefetch;
  return (
    <NextLink {...rest} prefetch={prefetch} href={href.startsWith("/") ? localePath(locale, href) : href} />
  );
}
