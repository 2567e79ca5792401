import { accountDigits } from "@/lib/domain/banks";
import type { NameCheck } from "../http/services";

/** Account numbers that end so are known to no simulated bank, or are somebody else's. */
const NOBODYS = /0000$/;
const SOMEBODY_ELSES = /9999$/;

/** The box's banks: every account is the asker's own but for two endings, so that each answer can be tried. */
export const simulatedNames: NameCheck = {
  async holderOf({ accountNumber }, claimed) {
    const digits = accountDigits(accountNumber) ?? "";
    if (NOBODYS.test(digits)) return null;
    return SOMEBODY_ELSES.test(digits) ? "Somebody Else" : claimed;
  },
};

/** Where no bank can be asked, staff look at the name before they approve. */
export const uncheckedNames: NameCheck = { holderOf: async (_, claimed) => claimed };
