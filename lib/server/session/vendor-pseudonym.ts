import { createHmac } from "node:crypto";
import { formSecret } from "./csrf";

/** A member's pseudonym for vendors: always the same, and the uuid cannot be derived from it (decision 29). */
export const vendorPseudonym = (uuid: string): string =>
  createHmac("sha256", formSecret()).update(`vendor:${uuid}`).digest("base64url");
