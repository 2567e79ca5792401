/**
 * A time that must hold on two quiet cores, ms, as a limit of this run: CLUSTER_PATIENCE times as long. `.ci/run` sets it,
 * because its machine may be slow and shared; what is lost or doubled is counted the same everywhere.
 */
export const timeLimit = (ms: number): number => ms * Number(process.env.CLUSTER_PATIENCE || 1);
