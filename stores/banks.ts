import { createStore } from "zustand/vanilla";
import type { UserBank } from "@/lib/contract/banks";
import { type FaultCode, isFault } from "@/lib/contract/fault";
import { isAmbiguous } from "./_core/ambiguous-outcome";
import { type StoreDeps, storeHook } from "./_core/registry";

interface NewUserBank {
  bankCode: string;
  bankAccountNumber: string;
}

/** Why an account was refused. `message` is the server's own; null when there was no answer. */
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
  /** Reads the accounts again; a failure keeps the last list. */
  refresh: () => Promise<void>;
  /** Adds an account. True once it is added. `confirmed` asks for the PIN where it is required. */
  add: (
    bank: NewUserBank,
    confirmed: <Done>(act: () => Promise<Done>) => Promise<Done>,
    name?: string,
  ) => Promise<boolean>;
}

/** Faults of the browser and of the web server, which carry no message of an upstream. */
const withoutServer: ReadonlySet<FaultCode> = new Set<FaultCode>([
  "network-lost",
  "timeout",
  "upstream-timeout",
  "upstream-unreachable",
  "upstream-garbled",
  "needs-pin",
]);

/** The bank accounts that a member has bound. */
export const createBanks = ({ call }: StoreDeps) =>
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
        // A failure keeps the accounts that are shown.
      }
    },
    add: async (body, confirmed, name) => {
      if (get().isAdding) return false;
      set({ isAdding: true, refusal: null });
      try {
        await confirmed(async () => {
          // A member without a name on file gives it here: the account has to be in their name.
          if (name) {
            await call("users", "updateUsersInfos", {
              body: { name },
            });
          }
          return call("banks", "createUserBank", { body });
        });
        return true;
      } catch (error) {
        // The answer was lost, but the account may have been added: the list shows which.
        if (isAmbiguous(error)) await get().refresh();
        if (isAmbiguous(error) && isBound(get().accounts, body)) return true;
        set({ refusal: refusalOf(error) });
        return false;
      } finally {
        set({ isAdding: false });
      }
    },
  }));

export const useBanks = storeHook(createBanks);

function isBound(accounts: UserBank[] | null, { bankCode, bankAccountNumber }: NewUserBank): boolean {
  const digits = (number: string) => number.replaceAll("-", "");
  return (accounts ?? []).some(
    (one) => one.bankCode === bankCode && digits(one.accountNumber) === digits(bankAccountNumber),
  );
}

function refusalOf(error: unknown): BankRefusal {
  if (!isFault(error)) return { code: "internal-error", message: null };
  const { code, message } = error;
  // A message that only repeats the code is not shown.
  const isSaid = !withoutServer.has(code) && message.trim() !== "" && message !== code;
  return { code, message: isSaid ? message : null };
}
