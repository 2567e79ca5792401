/**
 * What editors write for the site, in one language or for readers of all. `html` is the editor's and goes through
 * the sanitiser before it is shown.
 */
import { z } from "zod";
import { localeCodes } from "@/lib/domain/access/path";
import { endpoint } from "./endpoint";
import * as v from "./values";

const read = { service: "general", method: "GET", access: "public" } as const;
/** The reader's language; without one, Thai. What is written for all languages comes along. */
const ofLanguage = { query: z.object({ locale: z.enum(localeCodes).optional() }) };

/** A file or a page: an address on https, or a path of this very site. */
export const contentAddress = z.union([v.httpsUrl, z.string().regex(/^\/(?![/\\])[^\s\\]{0,1999}$/)]);

/** The language a piece is written in; null, or left out: for everyone. */
export const pieceLocale = z.enum(localeCodes).nullable().optional();

export const newsRow = z.object({
  id: v.rowId,
  title: v.text(200, 1),
  html: v.text(20_000),
  publishedAt: v.isoTime,
  locale: pieceLocale,
});

export const promotionRow = newsRow.extend({
  imageUrl: contentAddress.nullable(),
  endsAt: v.isoTime.nullable(),
});

/** Words over a running video, WebVTT, in one language. */
export const captionTrack = z.object({ locale: z.enum(localeCodes), url: contentAddress });

export const vdoShape = z.object({
  /** The same in every language: it is the video's address. */
  vdoName: z.string().regex(/^[A-Za-z0-9_-]{1,80}$/),
  title: v.text(200, 1),
  url: contentAddress,
  posterUrl: contentAddress.nullable(),
  html: v.text(20_000),
  locale: pieceLocale,
  /** Pixels of the picture, so that its place is kept before it loads. */
  size: z
    .object({ width: z.number().int().min(1).max(8_000), height: z.number().int().min(1).max(8_000) })
    .optional(),
  lengthSeconds: z.number().int().min(1).max(36_000).optional(),
  /** At least one: a video that some cannot follow is not shown. */
  captions: z.array(captionTrack).min(1).max(4),
  /** What is said and shown, a sentence each, for those who read instead of watching. */
  transcript: z.array(v.text(500, 1)).max(100).default([]),
});
export type Vdo = z.output<typeof vdoShape>;

/** A place of the front page's carousel. */
export const bannerRow = z.object({
  id: v.rowId,
  title: v.text(120, 1),
  text: v.text(300),
  imageUrl: contentAddress.nullable(),
  /** Where a tap leads. */
  href: contentAddress.nullable(),
  /** What the way on is called. */
  linkText: v.text(60).nullable(),
  locale: pieceLocale,
});
export type BannerRow = z.output<typeof bannerRow>;

/** What is laid before a visitor once (`activePopup`). */
export const popupRow = newsRow.extend({
  imageUrl: contentAddress.nullable(),
  href: contentAddress.nullable(),
  endsAt: v.isoTime.nullable(),
});
export type PopupRow = z.output<typeof popupRow>;

export const allNews = endpoint({
  ...read,
  ...ofLanguage,
  path: "/news.all",
  summary: "Notices, newest first",
  reply: z.array(newsRow),
});

export const allPromotions = endpoint({
  ...read,
  ...ofLanguage,
  path: "/promotions.all",
  summary: "Running promotions, newest first, then those that ended in the last 60 days",
  reply: z.array(promotionRow),
});

export const allVdos = endpoint({
  ...read,
  ...ofLanguage,
  path: "/vdos.all",
  summary: "Videos, newest first",
  reply: z.array(vdoShape),
});

export const oneVdo = endpoint({
  ...read,
  path: "/vdos.one",
  summary: "One video by its name",
  query: z.object({ vdoName: vdoShape.shape.vdoName, ...ofLanguage.query.shape }),
  reply: vdoShape,
});

export const allBanners = endpoint({
  ...read,
  ...ofLanguage,
  path: "/banners.all",
  summary: "What the front page's carousel shows, newest first",
  reply: z.array(bannerRow),
});

export const allPopups = endpoint({
  ...read,
  ...ofLanguage,
  path: "/popups.all",
  summary: "What is laid before a visitor once, newest first",
  reply: z.array(popupRow),
});
