/** The upload of a picture, and reading uploaded pictures. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import * as v from "./values";

export const MOST_FILE_BYTES = 5 * 1024 * 1024;
/** Accepted picture types; every upload is re-encoded. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;
/** Uploads of one member per day. */
export const MOST_FILES_A_DAY = 40;

export const filePurpose = z.enum(["avatar", "transfer-slip"]);
export type FilePurpose = z.output<typeof filePurpose>;

export const createFile = endpoint({
  service: "general",
  method: "POST",
  path: "/files.create",
  summary: "Upload a picture of at most 5 MB; it is decoded and re-encoded",
  access: "member",
  multipart: true,
  body: z.object({ file: z.file().max(MOST_FILE_BYTES), purpose: filePurpose }),
  reply: z.object({ id: v.rowId, url: v.text(2_000, 1) }),
  faults: ["file-unreadable"],
});

/** A picture as text; the site's own address `/api/files/{id}` serves it as an image. */
export const pictureShape = z.object({
  mediaType: z.enum(pictureTypes),
  /** Base64. */
  content: z.string().max(10_000_000),
});
export type Picture = z.output<typeof pictureShape>;

export const oneFile = endpoint({
  service: "general",
  method: "GET",
  path: "/files.one",
  summary: "A picture that the member has uploaded",
  access: "member",
  query: z.object({ id: v.rowId }),
  reply: pictureShape,
});

export const oneOperatorFile = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.files.one",
  summary: "A picture that a member has uploaded, for staff",
  access: "staff",
  body: z.object({ id: v.rowId }),
  mayBeAutomatic: true,
  reply: pictureShape,
});
