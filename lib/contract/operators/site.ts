/** Operators' calls on the site's texts and switches. */
import { z } from "zod";
import { siteIdentifierFault, type siteIdentifiers } from "@/lib/domain/site/site-identifiers";
import { bannerRow, newsRow, popupRow, promotionRow, vdoShape } from "../content";
import { endpoint } from "../endpoint";
import { maintenanceShape, siteDetailShape, supportData } from "../site";
import * as v from "../values";
import { reasonOf } from "./reasons";

const call = { service: "general", method: "POST", access: "administrator" } as const;

/** Hidden: only operators see it. Published in the future: nobody sees it before. */
const publication = { id: v.rowId, publishedAt: v.isoTime, isHidden: z.boolean().default(false) };

export const contentPiece = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("news"), ...newsRow.shape, ...publication }),
  z.object({ kind: z.literal("promotion"), ...promotionRow.shape, ...publication }),
  z.object({ kind: z.literal("vdo"), ...vdoShape.shape, ...publication }),
  z.object({ kind: z.literal("banner"), ...bannerRow.shape, ...publication }),
  z.object({ kind: z.literal("popup"), ...popupRow.shape, ...publication }),
]);
export type ContentPiece = z.output<typeof contentPiece>;
export type ContentKind = ContentPiece["kind"];
const kind = z.enum(["news", "promotion", "vdo", "banner", "popup"]);

export const allContent = endpoint({
  ...call,
  path: "/operators.content.all",
  summary: "All content of a kind, newest first, hidden pieces included",
  body: z.object({ kind, ...v.pageBody }),
  mayBeAutomatic: true,
  reply: v.pageOf(contentPiece),
});

export const saveContent = endpoint({
  ...call,
  path: "/operators.content.save",
  bodyLimit: "content",
  summary: "Create or change a piece of content by its kind and id",
  body: contentPiece,
  reply: contentPiece,
  faults: ["content-name-taken"],
});

export const removeContent = endpoint({
  ...call,
  path: "/operators.content.remove",
  summary: "Delete a piece of content",
  body: z.object({ kind, id: v.rowId, reason: reasonOf("house").optional() }),
  reply: v.nothing,
});

/** Text in the pattern of its field; null removes it. */
const mark = (name: keyof typeof siteIdentifiers) =>
  v.ruledLine((text) => siteIdentifierFault(name, text), 200).nullable();
const address = v.httpsUrl.nullable();

const newSupport = supportData.extend({
  officePhoneNumber: mark("officePhoneNumber"),
  urlBailek: address,
  urlPopup: address,
  urlSupport: address,
});

export const setSite = endpoint({
  ...call,
  path: "/operators.site.set",
  summary: "Change the site's title, description, identifiers and support contacts; omitted fields stay",
  body: z.object({
    title: v.text(200, 1).nullable().optional(),
    description: v.text(500, 1).nullable().optional(),
    siteVerification: mark("siteVerification").optional(),
    gaID: mark("gaID").optional(),
    support: newSupport.partial().optional(),
    reason: reasonOf("house").optional(),
  }),
  reply: siteDetailShape.extend({ support: supportData }),
});

export const setAgentSupport = endpoint({
  ...call,
  path: "/operators.agents-supports.set",
  summary: "Change an agent's support contacts; omitted fields stay, empty ones fall back to the site's own",
  body: z.object({
    agentId: z.number().int().min(1).max(2_147_483_647),
    support: newSupport.partial(),
    reason: reasonOf("house").optional(),
  }),
  reply: supportData,
});

export const setMaintenance = endpoint({
  service: "general",
  method: "POST",
  access: "administrator",
  path: "/operators.maintenance.set",
  summary: "Close the site for maintenance or reopen it; takes effect within seconds",
  body: maintenanceShape.extend({ reason: reasonOf("house").optional() }),
  reply: maintenanceShape,
});
