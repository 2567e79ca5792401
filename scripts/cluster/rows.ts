import type { Row } from "./row";
import { changedKeys } from "./rows/changed-keys";
import { frozenPooler } from "./rows/frozen-pooler";
import { hotRound } from "./rows/hot-round";
import { killedParts } from "./rows/killed-parts";
import { largeSettlement } from "./rows/large-settlement";
import { lostMachine } from "./rows/lost-machine";
import { plansOfYears } from "./rows/plans-of-years";
import { pushEverywhere } from "./rows/push-everywhere";
import { restoredBackup } from "./rows/restored-backup";
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
  hotRound,
  largeSettlement,
  plansOfYears,
  restoredBackup,
  changedKeys,
  lostMachine,
];
