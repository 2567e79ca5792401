/** Named views of the console's lists: filters, sort and columns as the query of an address. */
import { z } from "zod";
import { endpoint } from "../endpoint";
import * as v from "../values";
import { operatorRole } from "./operator-shapes";

const call = { service: "general", method: "POST" } as const;
/** The list's path below the console's root: `slips`, `queues/deposits`. */
const page = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+){0,3}$/)
  .max(80);

export const savedView = z.object({
  id: v.rowId,
  page,
  name: v.text(60, 1),
  /** The address's query without its question mark. */
  query: v.text(2_000),
  owner: z.object({ uuid: v.uuid, userName: v.text(64, 1) }),
  /** Roles in whose menus it stands; empty: in its owner's alone. */
  pinnedFor: z.array(operatorRole),
});
export type SavedView = z.output<typeof savedView>;

export const allViews = endpoint({
  ...call,
  path: "/operators.views.all",
  summary: "The caller's own views, and those pinned for the caller's role, by page and name",
  access: "staff",
  mayBeAutomatic: true,
  reply: z.array(savedView),
});

export const saveView = endpoint({
  ...call,
  path: "/operators.views.save",
  summary: "Name a view of a list; an own view of the same page and name is replaced",
  access: "staff",
  body: savedView.pick({ page: true, name: true, query: true }),
  reply: savedView,
});

export const removeView = endpoint({
  ...call,
  path: "/operators.views.remove",
  summary: "Remove one of the caller's own views",
  access: "staff",
  body: z.object({ id: v.rowId }),
  reply: v.nothing,
});

export const pinView = endpoint({
  ...call,
  path: "/operators.views.pin",
  summary: "Put a view into the menus of these roles; none takes it out of them",
  access: "administrator",
  body: z.object({ id: v.rowId, roles: z.array(operatorRole).max(3) }),
  reply: savedView,
});
