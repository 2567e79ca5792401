/** The site's settings: its title, its support contacts, whether it is open. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import * as v from "./values";

const maybe = (most: number) => v.text(most).nullable();

export const supportData = z.object({
  activePopup: z.boolean(),
  activeSupport: z.boolean(),
  officePhoneNumber: maybe(40),
  urlBailek: maybe(2_000),
  urlPopup: maybe(2_000),
  urlSupport: maybe(2_000),
});
export type SupportData = z.output<typeof supportData>;

export const siteDetailShape = z.object({
  title: maybe(200),
  description: maybe(500),
  siteVerification: maybe(200),
  gaID: maybe(40),
});
export type SiteDetail = z.output<typeof siteDetailShape>;

export const maintenanceShape = z.object({
  on: z.boolean(),
  message: v.text(500).optional(),
  until: v.isoTime.optional(),
});
export type Maintenance = z.output<typeof maintenanceShape>;

export const agentsSupports = endpoint({
  service: "general",
  method: "GET",
  path: "/agents-supports",
  summary: "Support contacts of the member's agent, or of the centre agent",
  access: "public",
  reply: supportData,
});

export const agentsSupportsOf = endpoint({
  service: "general",
  method: "POST",
  path: "/agents-supports",
  summary: "Support contacts of a named agent",
  access: "public",
  isForViewing: true,
  body: z.object({
    agentId: z.number().int().min(0).max(2_147_483_647).optional(),
    slug: v.typedLine(80).optional(),
  }),
  reply: supportData,
});

export const siteDetail = endpoint({
  service: "general",
  method: "GET",
  path: "/sites.detail",
  summary: "The site's title, description, site verification and analytics id",
  access: "public",
  reply: siteDetailShape,
  faults: ["not-allow-domain"],
});

export const releaseStartShape = z.object({ hostCookiesAt: v.isoTime });

export const releaseStart = endpoint({
  service: "general",
  method: "GET",
  path: "/sites.release-start",
  summary:
    "When the release with __Host- cookies first started; older cookies are accepted for a while after it",
  access: "public",
  reply: releaseStartShape,
});

export const siteMaintenance = endpoint({
  service: "general",
  method: "GET",
  path: "/sites.maintenance",
  summary: "Whether the site is closed for maintenance",
  access: "public",
  reply: maintenanceShape,
});
