"use client";
import NextLink from "next/link";
import type { ComponentProps } from "react";
import { localePath } from "./tags";
import { useLocale } from "./use-place";

export interface LinkProps extends Omit<ComponentProps<typeof NextLink>, "href" | "locale"> {
  /** From the root, without a language prefix; a query or fragment may follow. */
  href: string;
}

/** A link inside the site. Gated pages are given `prefetch={false}`, so that the gate is asked each time. */
export function Link({ href, ...rest }: LinkProps) {
  const locale = useLocale();
  return <NextLink {...rest} href={href.startsWith("/") ? localePath(locale, href) : href} />;
}
