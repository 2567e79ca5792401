/** A freeze published later than this after the end of shooting is marked late and counted publicly. */
export const FREEZE_LATE_MS = 2_000;

export const isLateFreeze = (lateMs: number): boolean => lateMs > FREEZE_LATE_MS;
