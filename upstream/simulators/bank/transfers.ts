/** Bank, wallet and chain, played by members: a simulated transfer is processed as a real feed's. */
import { eq } from "drizzle-orm";
import type { BodyOf } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import type { simulateTransfer } from "@/lib/contract/simulators";
import { bangkokIso, SECOND_MS } from "@/lib/domain/time/time";
import { nowMs } from "../../clock/now";
import { bankFeed } from "../../db/schema/deposits";
import type { Tx } from "../../db/tx";
import type { DepositRow } from "../../deposits/live-deposit";
import type { FeedProvider } from "../../deposits/providers/provider";
import { accountByNumber, type SiteAccount } from "../../deposits/site-accounts";

type Played = BodyOf<typeof simulateTransfer>;

export interface Play {
  request: DepositRow;
  played: Played;
}

/** Sends baht to a bank account. */
const bankSimulator: FeedProvider<Play> = money("simulated-bank", "bank");
/** Sends baht to a wallet. */
const walletSimulator: FeedProvider<Play> = money("simulated-wallet", "wallet");

/** Sends coins to an address; played again, the transfer gains a confirmation. */
const chainSimulator: FeedProvider<Play> = {
  name: "simulated-chain",
  async reports(tx, { request, played }) {
    const { bankId } = await accountOf(tx, played, "chain");
    if (!("coinAmount" in played)) throw new Fault("bank-account-unknown");
    const { coinAmount, confirmations } = played;
    const ref = `sim-${request.id}-${played.late ? "late-" : ""}${coinAmount}`;
    const [before] = await tx.select().from(bankFeed).where(eq(bankFeed.ref, ref));
    return [
      {
        bankAccountId: bankId,
        coinAmount,
        at: bangkokIso(await sentAtMs(tx, request, played)),
        ref,
        confirmations: confirmations ?? (before ? (before.confirmations ?? 0) + 1 : 0),
        channel: chainSimulator.name,
      },
    ];
  },
};

/** The simulator for the account that the member names. */
export function simulatorFor({ kind }: SiteAccount): FeedProvider<Play> {
  return kind === "chain" ? chainSimulator : kind === "wallet" ? walletSimulator : bankSimulator;
}

function money(name: string, kind: SiteAccount["kind"]): FeedProvider<Play> {
  return {
    name,
    async reports(tx, { request, played }) {
      const { bankId } = await accountOf(tx, played, kind);
      if (!("amount" in played)) throw new Fault("bank-account-unknown");
      const { amount } = played;
      const ref = `sim-${request.id}-${await nowMs(tx)}-${amount}`;
      const at = bangkokIso(await sentAtMs(tx, request, played));
      return [{ bankAccountId: bankId, amount, at, ref, channel: name }];
    },
  };
}

async function accountOf(tx: Tx, { account }: Played, kind: string): Promise<SiteAccount> {
  const row = await accountByNumber(tx, account);
  if (row.kind !== kind) throw new Fault("bank-account-unknown");
  return row;
}

/** Now, or one second after the request's end. */
async function sentAtMs(tx: Tx, { expiresAt }: DepositRow, { late }: Played): Promise<number> {
  return late && expiresAt ? expiresAt.getTime() + SECOND_MS : nowMs(tx);
}
