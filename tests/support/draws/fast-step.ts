import { createStep } from "@/upstream/yeekee/work/forward-step.mjs";

/** A step as the upstream computes it, about ten times as fast as in BigInt. */
export const fastStep = createStep();
