/** What editors write for the site. `html` is the editor's and goes through the sanitiser before it is shown. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import * as v from "./values";

const read = { service: "general", method: "GET", access: "public" } as const;

export const newsRow = z.object({
  id: v.rowId,
  title: v.text(200, 1),
  html: v.text(20_000),
  publishedAt: v.isoTime,
});
export type NewsRow = z.output<typeof newsRow>;

export const promotionRow = newsRow.extend({
  imageUrl: v.text(2_000).nullable(),
  endsAt: v.isoTime.nullable(),
});
export type PromotionRow = z.output<typeof promotionRow>;

export const vdoShape = z.object({
  vdoName: z.string().regex(/^[A-Za-z0-9_-]{1,80}$/),
  title: v.text(200, 1),
  url: v.httpsUrl,
  posterUrl: v.text(2_000).nullable(),
  html: v.text(20_000),
});
export type Vdo = z.output<typeof vdoShape>;

export const allNews = endpoint({
  ...read,
  path: "/news.all",
  summary: "Notices, newest first",
  reply: z.array(newsRow),
});

export const allPromotions = endpoint({
  ...read,
  path: "/promotions.all",
  summary: "Running promotions",
  reply: z.array(promotionRow),
  notOffered: true,
});

export const allVdos = endpoint({
  ...read,
  path: "/vdos.all",
  summary: "Videos",
  reply: z.array(vdoShape),
  notOffered: true,
});

export const oneVdo = endpoint({
  ...read,
  path: "/vdos.one",
  summary: "One video by its name",
  query: z.object({ vdoName: vdoShape.shape.vdoName }),
  reply: vdoShape,
  notOffered: true,
});
