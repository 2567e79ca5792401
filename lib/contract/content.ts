/**
 * Content that editors write, in one language or for all readers. `html` is the editor's and is sanitised before
 * it is shown.
 */
import { z } from "zod";
import { localeCodes } from "@/lib/domain/access/path";
import { endpoint } from "./endpoint";
import * as v from "./values";

const read = { service: "general", method: "GET", access: "public" } as const;
/** The reader's language; Thai without one. Content for all languages is included. */
const ofLanguage = { query: z.object({ locale: z.enum(localeCodes).optional() }) };

/** A file or a page: an https address, or a path of this site. */
export const contentAddress = z.union([v.httpsUrl, z.string().regex(/^\/(?![/\\])[^\s\\]{0,1999}$/)]);

/** The language of a piece of content; null or absent: for everyone. */
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

/** Captions of a video, WebVTT, in one language. */
export const captionTrack = z.object({ locale: z.enum(localeCodes), url: contentAddress });

export const vdoShape = z.object({
  /** The same in every language, because it is part of the video's address. */
  vdoName: z.string().regex(/^[A-Za-z0-9_-]{1,80}$/),
  title: v.text(200, 1),
  url: contentAddress,
  posterUrl: contentAddress.nullable(),
  html: v.text(20_000),
  locale: pieceLocale,
  /** Pixels of the picture, so that its space is reserved before it loads. */
  size: z
    .object({ width: z.number().int().min(1).max(8_000), height: z.number().int().min(1).max(8_000) })
    .optional(),
  lengthSeconds: z.number().int().min(1).max(36_000).optional(),
  /** At least one: a video must have captions. */
  captions: z.array(captionTrack).min(1).max(4),
  /** What is said and shown, one sentence each, for those who read instead of watching. */
  transcript: z.array(v.text(500, 1)).max(100).default([]),
  publishedAt: v.isoTime.optional(),
});
export type Vdo = z.output<typeof vdoShape>;

/** A banner of the front page's carousel. */
export const bannerRow = z.object({
  id: v.rowId,
  title: v.text(120, 1),
  text: v.text(300),
  imageUrl: contentAddress.nullable(),
  /** The target of the banner. */
  href: contentAddress.nullable(),
  /** Text of the link. */
  linkText: v.text(60).nullable(),
  locale: pieceLocale,
});
export type BannerRow = z.output<typeof bannerRow>;

/** A popup, shown once to each visitor (`activePopup`). */
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
  summary: "News, newest first",
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
  summary: "Banners of the front page's carousel, newest first",
  reply: z.array(bannerRow),
});

export const allPopups = endpoint({
  ...read,
  ...ofLanguage,
  path: "/popups.all",
  summary: "Popups that each visitor is shown once, newest first",
  reply: z.array(popupRow),
});
