import { Fault } from "@/lib/contract/fault";
import { freezesOfYings, witnessPath } from "@/lib/contract/yings";
import { defineHandler } from "../http/define-handler";
import { consumeLimit } from "../http/rate-limit";
import { logPage } from "./draw-log";
import { findDraw } from "./draws";
import { logCounts } from "./log-counts";
import { refuseOtherMarkets } from "./shots-markets";
import { treeOf } from "./witness-trees";
import { witnessesOf } from "./witnesses";

const LOG_PAGE = 50;

export const sealedDrawCalls = [
  defineHandler(
    witnessPath,
    async ({ tx }, { query: { betId, value } }) => {
      refuseOtherMarkets(betId);
      const root = (await findDraw(tx, betId))?.witnessRoot;
      if (!root) throw new Fault("not-found");
      const tree = await treeOf(root, () => witnessesOf(tx, betId));
      const path = tree.pathOf(value);
      if (!path) throw new Fault("not-found");
      return { ...path, path: [...path.path] };
    },
    { preCheck: ({ origin }) => consumeLimit("witnessPath", origin.address) },
  ),

  defineHandler(freezesOfYings, async ({ tx }, { query }) => ({
    rows: await logPage(tx, { ...query, limit: query.limit ?? LOG_PAGE }),
    counts: await logCounts(tx),
  })),
];
