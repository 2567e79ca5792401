"use client";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useMemo } from "react";

/** Filters of a list as they stand in the address, so that a view can be shared, saved and left by the back key. */
export interface ListAddress {
  /** Undefined for a filter that is not set. */
  get(name: string): string | undefined;
  /** Sets filters; undefined and an empty text remove one. */
  set(filters: Readonly<Record<string, string | undefined>>): void;
  /** Sets filters and removes all others. */
  replace(filters: Readonly<Record<string, string>>): void;
  /** The query without its question mark. */
  query: string;
}

export function useAddress(): ListAddress {
  const router = useRouter();
  const pathname = usePathname();
  const params = useSearchParams();
  return useMemo(() => {
    const show = (next: URLSearchParams) =>
      router.replace(next.size ? `${pathname}?${next}` : pathname, { scroll: false });
    return {
      get: (name) => params.get(name) || undefined,
      set: (filters) => {
        const next = new URLSearchParams(params);
        for (const [name, value] of Object.entries(filters)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        show(next);
      },
      replace: (filters) => show(new URLSearchParams(filters)),
      query: params.toString(),
    };
  }, [router, pathname, params]);
}
