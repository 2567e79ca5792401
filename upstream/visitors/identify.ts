import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { identifyVisitor } from "@/lib/contract/devices";
import { Fault } from "@/lib/contract/fault";
import { visitor } from "../db/schema/visitors";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { consumeLimit } from "../http/rate-limit";

/** Maximum size of a browser's traits as JSON. */
const MOST_CHARACTERS = 8_000;

/** Devices unseen for this long are deleted, a few at a time. */
async function forgetOld(tx: Tx): Promise<void> {
  await tx.execute(sql`
    DELETE FROM visitor WHERE visitor_id IN (
      SELECT visitor_id FROM visitor WHERE last_seen_at < clock_timestamp() - interval '90 days'
      ORDER BY last_seen_at LIMIT 20 FOR UPDATE SKIP LOCKED)`);
}

/**
 * The device's id here, for as long as its browser keeps its random id. A browser without one gets the number of
 * this request, and nothing is stored. The signed-in member is taken from the token, never from the body.
 */
export const visitorCalls = [
  defineHandler(identifyVisitor, async ({ tx, origin, sender }, { body }) => {
    await consumeLimit("visitor", origin.address);
    const traits = JSON.stringify(body.device);
    // PostgreSQL text cannot contain NUL.
    if (traits.length > MOST_CHARACTERS || traits.includes("\\u0000")) {
      throw new Fault("invalid-input", { issues: [{ path: "body.device", code: "too_big" }] });
    }
    const { deviceId } = origin;
    if (!deviceId) return { requestId: randomUUID() };
    await forgetOld(tx);
    const now = sql`clock_timestamp()`;
    const member = await sender();
    const seen = {
      fingerprint: textOf(body.device.fingerprint),
      device: body.device,
      address: origin.address.slice(0, 100),
      userAgent: origin.userAgent,
      referUrl: body.referUrl ?? "",
      pageName: body.pageName,
      lastSeenAt: now,
      ...(member ? { member } : {}),
    };
    const [row] = await tx
      .insert(visitor)
      .values({ ...seen, deviceId, firstSeenAt: now })
      .onConflictDoUpdate({ target: visitor.deviceId, set: seen })
      .returning({ visitorId: visitor.visitorId });
    return row ? { visitorId: row.visitorId } : { requestId: randomUUID() };
  }),
];

const textOf = (value: unknown) => (typeof value === "string" ? value.slice(0, 120) : "");
