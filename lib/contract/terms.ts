/** The terms after registration: the version a member accepted last, and accepting the present one. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import * as v from "./values";

export const acceptedTerms = z.object({
  /** The newest version that the member accepted, a day as `2026-11-22`; null for none. */
  version: v.text(20).nullable(),
});

export const readTerms = endpoint({
  service: "general",
  method: "GET",
  path: "/users.terms",
  summary: "The version of the terms that the member accepted last",
  access: "member",
  reply: acceptedTerms,
});

export const acceptTerms = endpoint({
  service: "general",
  method: "POST",
  path: "/users.terms.accept",
  summary: "Accept the version of the terms in the header Accepted-Terms",
  access: "member",
  acceptsTerms: true,
  body: v.nothing,
  reply: acceptedTerms,
  faults: ["terms-not-accepted"],
});
