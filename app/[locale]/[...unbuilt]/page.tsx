import { notFound } from "next/navigation";

/**
 * A net below the gate, for an address that it lets through and no page serves. Without it the framework answers with
 * a page of its own: English, unstyled, and with scripts that our policy refuses.
 */
export default function UnbuiltPage(): never {
  notFound();
}
