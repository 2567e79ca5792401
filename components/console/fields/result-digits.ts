import type { RoundResult } from "@/lib/domain/settlement/settlement";

/** A result's numbers in the order in which the contract has them. */
export const digitsOfResult = (result: RoundResult | null | undefined): string =>
  result
    ? Object.values(result)
        .flatMap((value) => (Array.isArray(value) ? value : [value]))
        .filter((value) => typeof value === "string")
        .join(" · ")
    : "—";
