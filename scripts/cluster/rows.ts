import type { Row } from "./row";
import { frozenPooler } from "./rows/frozen-pooler";
import { killedParts } from "./rows/killed-parts";
import { pushEverywhere } from "./rows/push-everywhere";
import { rollingRestart } from "./rows/rolling-restart";
import { sharedLimits } from "./rows/shared-limits";
import { simultaneousStarts } from "./rows/simultaneous-starts";

/** In the order in which they run. */
export const rows: readonly Row[] = [
  simultaneousStarts,
  pushEverywhere,
  sharedLimits,
  killedParts,
  frozenPooler,
  rollingRestart,
];
