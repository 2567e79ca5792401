/** The one upload. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import * as v from "./values";

export const MOST_FILE_BYTES = 5 * 1024 * 1024;

export const createFile = endpoint({
  service: "general",
  method: "POST",
  path: "/files.create",
  summary: "Upload a picture of at most 5 MB; it is decoded and written anew",
  access: "member",
  multipart: true,
  body: z.object({ file: z.file().max(MOST_FILE_BYTES), purpose: z.enum(["avatar", "transfer-slip"]) }),
  reply: z.object({ id: v.rowId, url: v.text(2_000, 1) }),
  faults: ["file-unreadable"],
  notOffered: true,
});
