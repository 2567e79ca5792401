import type { DepositState } from "./deposit";

/**
 * What a request means to its member. Its state alone does not say whether something is left to do: coins that the
 * network has seen, money with other satang and a report with staff all still wait.
 */
export type DepositStage = DepositState | "confirming" | "inexact" | "reviewing";

/** A member's live request waits for the transfer, for the network, or for a word about what came. */
export type LiveStage = Extract<DepositStage, "waiting" | "confirming" | "inexact">;

interface Seen {
  readonly transfer?: { readonly confirmations: number } | undefined;
  readonly referTransferId: string | null;
}

interface Told extends Seen {
  readonly status: DepositState;
  readonly channel: string;
  /** When money came whose satang differ from the total. */
  readonly inexactAt?: string | undefined;
}

/** The network has seen the coins of this request, confirmed or not yet: it can be neither cancelled nor reported. */
export const isSeenOnChain = ({ transfer, referTransferId }: Seen): boolean =>
  transfer !== undefined && (transfer.confirmations > 0 || referTransferId !== null);

export function stageOf(deposit: Told): DepositStage {
  if (deposit.status !== "waiting") return deposit.status;
  return deposit.channel === "normal" ? "reviewing" : liveStageOf(deposit);
}

/** The stage of a request that is known to be live. */
export function liveStageOf(live: Omit<Told, "status" | "channel">): LiveStage {
  if (isSeenOnChain(live)) return "confirming";
  return live.inexactAt ? "inexact" : "waiting";
}

const isOver: ReadonlySet<string> = new Set<DepositState>(["expired", "cancelled"]);

/** A request that ended without its money, for which money with other satang came: its sender has to report it. */
export const isLeftInexact = ({
  status,
  inexactAt,
}: {
  status: string;
  inexactAt?: string | undefined;
}): boolean => inexactAt !== undefined && isOver.has(status);
