import { createHmac } from "node:crypto";
import { formSecret } from "./csrf";

/** How vendors may know a member: the same mark each time, from which nobody gets to his uuid (decision 29). */
export const vendorMark = (uuid: string): string =>
  createHmac("sha256", formSecret()).update(`vendor:${uuid}`).digest("base64url");
