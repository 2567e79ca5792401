import type { BankTransferMessages } from "./bank-transfer-messages";

/** How the money was sent: an app, a machine, a counter. */
export const transferMethods = ["mobile", "internet", "atm", "cdm", "counter"] as const;

/** What is said at the boxes of a transfer, but for its amount. */
export const wrongWords = ({ normal, report }: Pick<BankTransferMessages, "normal" | "report">) =>
  new Map<string, string>([
    ...Object.entries(report),
    ["bankCode-wrong", normal.bankChoose],
    ["number-wrong", normal.numberWrong],
    ["name-wrong", normal.nameWrong],
  ]);
