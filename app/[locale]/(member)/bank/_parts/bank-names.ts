import type { Bank } from "@/lib/contract/banks";

/** Banks' names by code: in the member's language where we have one, else as the upstream calls them. */
export function bankNames(
  banks: readonly Bank[] | null,
  translated: Readonly<Record<string, string>>,
): Record<string, string> {
  const own = (banks ?? []).map(({ bankCode, name }) => [bankCode, name] as const);
  return { ...Object.fromEntries(own), ...translated };
}
