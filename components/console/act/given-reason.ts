import type { PickedReason } from "@/lib/domain/operators/operator-reasons";

const SHORTEST = 3;

/** True where the operator has said why. */
export const isGiven = ({ note }: PickedReason): boolean => note.trim().length >= SHORTEST;

/** The reason as it is sent. */
export const givenReason = ({ code, note }: PickedReason): PickedReason => ({ code, note: note.trim() });
