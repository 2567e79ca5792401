import { pageOwner } from "@/lib/client/page/page-config";
import { readHint } from "@/lib/client/page/session";
import { isObject, readStored, removeItem, saveItem } from "../_core/browser-storage";

/** The typed values by the names of their boxes. */
export type KeptFields = Readonly<Record<string, string>>;

interface Kept {
  /** Whose they are: "" for a guest. Another member of the same tab must not see an account's number. */
  owner: string;
  fields: KeptFields;
}

const keyOf = (form: string) => `typed:${form}`;
/** The page's own member: their session may run out, or another member's begin in another tab, while the page is open. */
const ownerNow = () => pageOwner() ?? readHint()?.uuid ?? "";

/** What was typed into a form of this tab and not sent yet. */
export function keptFields(form: string): KeptFields {
  const kept = readStored("sessionStorage", keyOf(form), isKept);
  return kept?.owner === ownerNow() ? kept.fields : {};
}

/** Keeps typed values until the form is sent or the tab is closed. Never a PIN, never a code. */
export const keepFields = (form: string, typed: KeptFields): void =>
  saveItem("sessionStorage", keyOf(form), {
    owner: ownerNow(),
    fields: { ...keptFields(form), ...typed },
  } satisfies Kept);

export const forgetFields = (form: string): void => removeItem("sessionStorage", keyOf(form));

const isKept = (value: unknown): value is Kept =>
  isObject(value) &&
  typeof value.owner === "string" &&
  isObject(value.fields) &&
  Object.values(value.fields).every((field) => typeof field === "string");
