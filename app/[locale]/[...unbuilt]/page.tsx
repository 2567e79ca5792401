import { notFound } from "next/navigation";

/**
 * Fallback for an address that the middleware lets through and no page serves. Without it the framework
 * answers with its own page: English, unstyled, and with scripts that the content security policy blocks.
 */
export default function UnbuiltPage(): never {
  notFound();
}
