/** The site's words and switches in operators' hands. */
import { z } from "zod";
import { newsRow, promotionRow, vdoShape } from "../content";
import { endpoint } from "../endpoint";
import { maintenanceShape, siteDetailShape, supportData } from "../site";
import * as v from "../values";

const call = { service: "general", method: "POST", access: "administrator", notOffered: true } as const;

const piece = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("news"), ...newsRow.shape }),
  z.object({ kind: z.literal("promotion"), ...promotionRow.shape }),
  z.object({ kind: z.literal("vdo"), id: v.rowId, ...vdoShape.shape }),
]);
const kind = z.enum(["news", "promotion", "vdo"]);

export const allContent = endpoint({
  ...call,
  path: "/operators.content.all",
  summary: "Everything written of a kind, hidden pieces included",
  body: z.object({ kind, ...v.pageBody }),
  reply: v.pageOf(piece),
});

export const saveContent = endpoint({
  ...call,
  path: "/operators.content.save",
  summary: "Write or change a piece",
  body: piece,
  reply: piece,
});

export const removeContent = endpoint({
  ...call,
  path: "/operators.content.remove",
  summary: "Remove a piece",
  body: z.object({ kind, id: v.rowId }),
  reply: v.nothing,
});

export const setSite = endpoint({
  ...call,
  path: "/operators.site.set",
  summary: "Change the site's title, description, marks and support contacts",
  body: siteDetailShape.partial().extend({ support: supportData.partial().optional() }),
  reply: siteDetailShape.extend({ support: supportData }),
});

export const setMaintenance = endpoint({
  service: "general",
  method: "POST",
  access: "administrator",
  path: "/operators.maintenance.set",
  summary: "Close the site for maintenance, or open it again; pages and calls follow within seconds",
  body: maintenanceShape.extend({ reason: v.text(500).optional() }),
  reply: maintenanceShape,
});
