import { accountDigits } from "@/lib/domain/banks/banks";
import type { NameCheck } from "../../http/services";

/** Endings of account numbers that the simulated bank does not know, or reports under another holder's name. */
const UNKNOWN_ENDING = /0000$/;
const OTHER_HOLDER_ENDING = /9999$/;

/** Every account is the asking member's, except for two endings, so that each answer can be tried. */
export const simulatedNames: NameCheck = {
  async holderOf({ accountNumber }, claimed) {
    const digits = accountDigits(accountNumber) ?? "";
    if (UNKNOWN_ENDING.test(digits)) return null;
    return OTHER_HOLDER_ENDING.test(digits) ? "Somebody Else" : claimed;
  },
};
