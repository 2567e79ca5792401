import type { Turnover } from "@/lib/contract/turnovers";
import { type Satang, satang } from "@/lib/domain/money/money";

/** Turnover that is missing beside the stakes on slips that wait for a result, which will count. */
export const stillToStake = ({ turnOver, running = satang(0) }: Turnover): Satang =>
  satang(Math.max(0, turnOver - running));
