/** Who made whom an operator: facts for the rule that a checker must be independent of the maker. */
import { and, eq, gt, or } from "drizzle-orm";
import type { AppointmentAct } from "@/lib/domain/staff";
import type { Tx } from "../db/connect";
import { operatorAppointment } from "../db/tables/staff";

export interface Appointment {
  operator: string;
  act: AppointmentAct;
  /** Null: a command at the server */
  by: string | null;
  /** Who approved it; null where nobody had to */
  checkedBy: string | null;
}

/** Writes down that somebody created, promoted or re-enabled an operator, or reset a second factor. */
export async function noteAppointment(tx: Tx, appointment: Appointment): Promise<void> {
  await tx.insert(operatorAppointment).values(appointment);
}

/** True when the maker made or approved such an act for this operator since then (ms since 1970, real time). */
export async function wasAppointedBy(
  tx: Tx,
  operator: string,
  maker: string,
  sinceMs: number,
): Promise<boolean> {
  const isMaker = or(eq(operatorAppointment.by, maker), eq(operatorAppointment.checkedBy, maker));
  const [found] = await tx
    .select({ id: operatorAppointment.id })
    .from(operatorAppointment)
    .where(
      and(eq(operatorAppointment.operator, operator), isMaker, gt(operatorAppointment.at, new Date(sinceMs))),
    )
    .limit(1);
  return found !== undefined;
}
