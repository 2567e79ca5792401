import { createStore } from "zustand/vanilla";
import type { UserBank } from "@/lib/contract/banks";
import { type FaultCode, isFault } from "@/lib/contract/fault";
import { isDoubtful } from "./_core/ambiguous-outcome";
import { type Needs, shelved } from "./_core/registry";

export interface NewUserBank {
  bankCode: string;
  bankAccountNumber: string;
}

/** Why an account was not taken. `message` is the server's own, null where no server spoke. */
export interface BankRefusal {
  code: FaultCode;
  message: string | null;
}

export interface Banks {
  /** The member's accounts; null until they are known. */
  accounts: UserBank[] | null;
  isAdding: boolean;
  refusal: BankRefusal | null;
  /** Takes what the server rendered. */
  open: (accounts: UserBank[] | null) => void;
  /** Asks for the accounts again; a failure leaves what was there. */
  refresh: () => Promise<void>;
  /** Binds an account. True once it is there. `confirmed` asks for the PIN where it is wanted. */
  add: (
    bank: NewUserBank,
    confirmed: <Done>(act: () => Promise<Done>) => Promise<Done>,
    name?: string,
  ) => Promise<boolean>;
}

/** Refusals of the browser itself, and of a web server that no upstream answered. */
const withoutServer: ReadonlySet<FaultCode> = new Set<FaultCode>([
  "network-lost",
  "timeout",
  "upstream-timeout",
  "upstream-unreachable",
  "upstream-garbled",
  "needs-pin",
]);

/** The bank accounts that a member has bound. */
export const createBanks = ({ call }: Needs) =>
  createStore<Banks>()((set, get) => ({
    accounts: null,
    isAdding: false,
    refusal: null,
    open: (accounts) => set({ refusal: null, ...(accounts && { accounts }) }),
    refresh: async () => {
      try {
        set({
          accounts: await call("banks", "allUserBanks"),
        });
      } catch {
        // What is on the screen was true a moment ago and stays.
      }
    },
    add: async (body, confirmed, name) => {
      if (get().isAdding) return false;
      set({ isAdding: true, refusal: null });
      try {
        await confirmed(async () => {
          // A member without a name on file gives it here: the account has to be in his name.
          if (name) {
            await call("users", "updateUsersInfos", {
              body: { name },
            });
          }
          return call("banks", "createUserBank", { body });
        });
        return true;
      } catch (error) {
        // The answer was lost, not always the act: the list tells which.
        if (isDoubtful(error)) await get().refresh();
        if (isDoubtful(error) && isBound(get().accounts, body)) return true;
        set({ refusal: refusalOf(error) });
        return false;
      } finally {
        set({ isAdding: false });
      }
    },
  }));

export const useBanks = shelved(createBanks);

function isBound(accounts: UserBank[] | null, { bankCode, bankAccountNumber }: NewUserBank): boolean {
  const digits = (number: string) => number.replaceAll("-", "");
  return (accounts ?? []).some(
    (one) => one.bankCode === bankCode && digits(one.accountNumber) === digits(bankAccountNumber),
  );
}

function refusalOf(error: unknown): BankRefusal {
  if (!isFault(error)) return { code: "internal-error", message: null };
  const { code, message } = error;
  // A message that only repeats its code says nothing to a person.
  const isSaid = !withoutServer.has(code) && message.trim() !== "" && message !== code;
  return { code, message: isSaid ? message : null };
}
