import type { NameCheck } from "../http/services";

/** Where no bank can be asked, staff compare the name before they approve. */
export const uncheckedNames: NameCheck = { holderOf: async (_, claimed) => claimed };
