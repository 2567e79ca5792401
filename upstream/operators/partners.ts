import { eq } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { allPartners, operatorPartner, setPartner } from "@/lib/contract/operators/partners";
import { partnerKeys } from "@/lib/domain/partners/partners";
import { writeAudit } from "../audit/audit";
import type { UpstreamEnv } from "../config/env";
import { partner } from "../db/schema/games";
import { defineHandler } from "../http/define-handler";
import { providerOf } from "../partners/connected-provider";

export const operatorPartnerCalls = [
  defineHandler(allPartners, async ({ tx, env }) => {
    const rows = new Map((await tx.select().from(partner)).map(({ key, state }) => [key, state]));
    return partnerKeys.map((key) => viewOf(key, rows.get(key) ?? "unconnected", env));
  }),

  defineHandler(setPartner, async ({ tx, caller, env }, { body: { partner: key, state, reason } }) => {
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
    return viewOf(key, state, env);
  }),
];

const viewOf = (key: string, state: string, env: UpstreamEnv) => ({
  partner: key,
  state: operatorPartner.shape.state.parse(state),
  isConnected: providerOf(env, key) !== null,
});
