import type { Row } from "./row";
import { changedKeys } from "./rows/changed-keys";
import { frozenPooler } from "./rows/frozen-pooler";
import { guardedMachines } from "./rows/guarded-machines";
import { hotRound } from "./rows/hot-round";
import { killedParts } from "./rows/killed-parts";
import { largeSettlement } from "./rows/large-settlement";
import { lostMachine } from "./rows/lost-machine";
import { manySockets } from "./rows/many-sockets";
import { plansOfYears } from "./rows/plans-of-years";
import { pushEverywhere } from "./rows/push-everywhere";
import { restoredBackup } from "./rows/restored-backup";
import { resultsRush } from "./rows/results-rush";
import { rollingRestart } from "./rows/rolling-restart";
import { sharedLimits } from "./rows/shared-limits";
import { simultaneousStarts } from "./rows/simultaneous-starts";
import { surge } from "./rows/surge";
import { twoReleases } from "./rows/two-releases";
import { watchedRestart } from "./rows/watched-restart";

/** In the order in which they run. */
export const rows: readonly Row[] = [
  simultaneousStarts,
  pushEverywhere,
  sharedLimits,
  killedParts,
  frozenPooler,
  rollingRestart,
  watchedRestart,
  hotRound,
  surge,
  largeSettlement,
  plansOfYears,
  restoredBackup,
  changedKeys,
  resultsRush,
  manySockets,
  twoReleases,
  lostMachine,
  guardedMachines,
];
