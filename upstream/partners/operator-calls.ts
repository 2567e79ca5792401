import { eq } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { allPartners, operatorPartner, setPartner } from "@/lib/contract/operators/partners";
import { partnerKeys } from "@/lib/domain/partners/partners";
import { writeAudit } from "../audit/audit";
import { partner } from "../db/schema/games";
import { defineHandler } from "../http/define-handler";
import type { GameProviders } from "../http/game-provider";

export const operatorPartnerCalls = [
  defineHandler(allPartners, async ({ tx, services: { gameProviders } }) => {
    const rows = new Map((await tx.select().from(partner)).map(({ key, state }) => [key, state]));
    return partnerKeys.map((key) => viewOf(key, rows.get(key) ?? "unconnected", gameProviders));
  }),

  defineHandler(setPartner, async ({ tx, caller, services: { gameProviders } }, { body }) => {
    const { partner: key, state, reason } = body;
    const [before] = await tx.select().from(partner).where(eq(partner.key, key)).for("update");
    await tx
      .insert(partner)
      .values({ key, state })
      .onConflictDoUpdate({ target: partner.key, set: { state } });
    await writeAudit(tx, caller, {
      action: callName(setPartner),
      target: key,
      before: { state: before?.state ?? "unconnected" },
      after: { state },
      reason,
    });
    return viewOf(key, state, gameProviders);
  }),
];

const viewOf = (key: string, state: string, gameProviders: GameProviders) => ({
  partner: key,
  state: operatorPartner.shape.state.parse(state),
  isConnected: gameProviders.has(key),
});
