import { z } from "zod";
import type { Bank } from "@/lib/contract/banks";
import { createUserBank } from "@/lib/contract/banks";
import { updateUsersInfos } from "@/lib/contract/users";
import { accountDigits } from "@/lib/domain/banks/banks";
import { fitsBank } from "./account-number-field";

/** The account as the call takes it, and the name of a member who has none on file. */
const sent = z.object({ account: createUserBank.body, name: updateUsersInfos.body.shape.name });

/** A bank account as it is typed; one of `banks` is chosen. */
export const addBankForm = (banks: readonly Bank[]) =>
  z
    .object({ bankCode: z.string(), bankAccountNumber: z.string(), holder: z.string().optional() })
    .superRefine(({ bankCode, bankAccountNumber, holder }, { addIssue }) => {
      const refuse = (box: string, message: string) => addIssue({ code: "custom", path: [box], message });
      const bank = banks.find((one) => one.bankCode === bankCode);
      if (!bank) refuse("bankCode", "bankRequired");
      if (bankAccountNumber.trim() === "") refuse("bankAccountNumber", "numberRequired");
      else if (bank && !fitsBank(bank, bankAccountNumber)) refuse("bankAccountNumber", "numberWrong");
      // The box is there where no name is on file.
      if (holder !== undefined && holder.trim().length < NAME_LEAST) refuse("holder", "nameRequired");
    })
    .transform(({ bankCode, bankAccountNumber, holder }) => ({
      account: { bankCode, bankAccountNumber: accountDigits(bankAccountNumber) ?? "" },
      ...(holder !== undefined && { name: holder.trim() }),
    }))
    .pipe(sent);

/** Characters of a first and a last name. */
const NAME_LEAST = 4;
