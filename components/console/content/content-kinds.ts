import type { ContentKind, ContentPiece } from "@/lib/contract/operators/site";

/** Fields of a piece that are typed, besides its language, day and visibility. */
export type ContentField =
  | "title"
  | "text"
  | "html"
  | "imageUrl"
  | "href"
  | "linkText"
  | "url"
  | "posterUrl"
  | "vdoName"
  | "captionsUrl";

export const contentKinds = ["news", "promotion", "banner", "popup", "vdo"] as const satisfies ContentKind[];

/** What each kind has; the first of them is what it is called in the list. */
export const fieldsOf: Readonly<Record<ContentKind, readonly ContentField[]>> = {
  news: ["title", "html"],
  promotion: ["title", "html", "imageUrl"],
  banner: ["title", "text", "imageUrl", "href", "linkText"],
  popup: ["title", "html", "imageUrl", "href"],
  vdo: ["title", "vdoName", "url", "posterUrl", "captionsUrl", "html"],
};

/** Fields that a piece may leave empty. */
export const mayBeEmpty: ReadonlySet<ContentField> = new Set([
  "text",
  "html",
  "imageUrl",
  "href",
  "linkText",
  "posterUrl",
]);

export type Typed = Record<ContentField, string>;

const nothing: Readonly<Typed> = {
  title: "",
  text: "",
  html: "",
  imageUrl: "",
  href: "",
  linkText: "",
  url: "",
  posterUrl: "",
  vdoName: "",
  captionsUrl: "",
};

/** A piece as it is typed: empty texts for what it has not. */
export function typedOf(piece: ContentPiece | null): Typed {
  if (!piece) return { ...nothing };
  const own: Record<string, unknown> = { ...piece };
  const texts = Object.keys(nothing).map((name) => [name, typeof own[name] === "string" ? own[name] : ""]);
  const captions = piece.kind === "vdo" ? (piece.captions[0]?.url ?? "") : "";
  return { ...nothing, ...Object.fromEntries(texts), captionsUrl: captions };
}

interface Publication {
  id: string;
  locale: ContentPiece["locale"];
  /** ISO, +07:00. */
  publishedAt: string;
  isHidden: boolean;
}

/** The typed fields as a piece of content of its kind. Captions and transcript that a video has already are kept. */
export function pieceOf(
  kind: ContentKind,
  typed: Readonly<Typed>,
  publication: Publication,
  before: ContentPiece | null,
): ContentPiece {
  const { title, html } = typed;
  const orNull = (field: ContentField) => typed[field].trim() || null;
  const endsAt = before && "endsAt" in before ? before.endsAt : null;
  const shared = { title, imageUrl: orNull("imageUrl"), ...publication };
  switch (kind) {
    case "news":
      return { kind, title, html, ...publication };
    case "promotion":
      return { kind, html, endsAt, ...shared };
    case "banner":
      return { kind, text: typed.text, href: orNull("href"), linkText: orNull("linkText"), ...shared };
    case "popup":
      return { kind, html, endsAt, href: orNull("href"), ...shared };
    case "vdo": {
      const known = before?.kind === "vdo" ? before : null;
      const [, ...others] = known?.captions ?? [];
      return {
        kind,
        title,
        html,
        vdoName: typed.vdoName,
        url: typed.url,
        posterUrl: orNull("posterUrl"),
        captions: [
          { locale: known?.captions[0]?.locale ?? publication.locale ?? "th", url: typed.captionsUrl },
          ...others,
        ],
        transcript: known?.transcript ?? [],
        ...(known?.size && { size: known.size }),
        ...(known?.lengthSeconds && { lengthSeconds: known.lengthSeconds }),
        ...publication,
      };
    }
  }
}
