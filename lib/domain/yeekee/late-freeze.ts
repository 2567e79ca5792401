/** A freeze that is out later than this after the end of shooting is marked late and counted in public. */
export const FREEZE_LATE_MS = 2_000;

export const isLateFreeze = (lateMs: number): boolean => lateMs > FREEZE_LATE_MS;
