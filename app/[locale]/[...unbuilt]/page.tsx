import { notFound } from "next/navigation";

/**
 * An address that the routes know and no page serves yet. Without this the framework answers with a page of
 * its own: English, unstyled, and with scripts that our policy refuses.
 */
export default function UnbuiltPage(): never {
  notFound();
}
