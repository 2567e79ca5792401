/**
 * Pages that follow rounds are never made of a shared answer older than this. Whoever asks for one because of
 * something he heard waits longer, and so is never told what was true before.
 */
export const LIVE_ANSWER_MS = 1_000;
