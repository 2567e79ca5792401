import type { Payouts } from "../../withdrawals/payouts";

/** Account numbers with this ending are closed at the simulated bank. */
const CLOSED = /8888$/;

/** Pays play credit only, and its refs say so. */
export const simulatedPayouts: Payouts = {
  async pay({ ref, accountNumber }) {
    return CLOSED.test(accountNumber)
      ? { sent: false, reason: "the bank says that the account is closed" }
      : { sent: true, bankRef: `sim-${ref}` };
  },
};
